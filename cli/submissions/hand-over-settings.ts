import { decoded } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { type Channel, isEmailAddress, isPrivateHost } from './channel.ts';
import type { EmailSettings } from './email.ts';
import { webhook } from './webhook.ts';

/* Only the environment contains the settings: a build runs in several places, and addresses of webhooks are often secret. */

/** The variables that are read, here and by the commands. */
const names = [
  'WORTLAUT_DATABASE',
  'WORTLAUT_DATABASE_TOKEN',
  'WORTLAUT_WEBHOOK_URL',
  'WORTLAUT_WEBHOOK_SECRET',
  'WORTLAUT_SMTP_URL',
  'WORTLAUT_EMAIL_FROM',
  'WORTLAUT_EMAIL_TO',
];

type Environment = Readonly<Record<string, string | undefined>>;

/** The channels that the environment sets up. Throws a usage error for a variable that is missing, unknown or wrong. */
export async function channelsOf(environment: Environment): Promise<readonly Channel[]> {
  const unknown = Object.keys(environment).find((name) => /^WORTLAUT_(?:DATABASE|WEBHOOK|SMTP|EMAIL)/.test(name) && !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`The environment sets ${unknown}, which is not a variable of Wortlaut. These are ${names.join(', ')}.`);
  const [url, secret = ''] = valuesOf(environment, ['WORTLAUT_WEBHOOK_URL', 'WORTLAUT_WEBHOOK_SECRET']);
  const [server, from = '', to = ''] = valuesOf(environment, ['WORTLAUT_SMTP_URL', 'WORTLAUT_EMAIL_FROM', 'WORTLAUT_EMAIL_TO']);
  if (url !== undefined) checkWebhook(url, secret);
  if (server !== undefined) checkEmail({ server, from, to });
  return [
    ...(url === undefined ? [] : [webhook({ url, secret })]),
    ...(server === undefined ? [] : [(await import('./email.ts')).email({ server, from, to })]),
  ];
}

/** The values of variables that belong together; none if none is set. Throws a usage error if only some are. */
function valuesOf(environment: Environment, group: readonly string[]): readonly string[] {
  const setting = (name: string) => environment[name]?.trim() || undefined;
  const missing = group.filter((name) => setting(name) === undefined);
  if (missing.length > 0 && missing.length < group.length)
    throw new UsageError(
      `The environment sets ${group.filter(setting).join(' and ')} without ${missing.join(' and ')}. Set all of them, or none.`,
    );
  return group.flatMap((name) => setting(name) ?? []);
}

// The values are secrets: no message repeats one.
function checkWebhook(url: string, secret: string): void {
  const { protocol = '', hostname = '', username = '', password = '' } = URL.canParse(url) ? new URL(url) : {};
  if (protocol !== 'https:' && !(protocol === 'http:' && isPrivateHost(hostname)))
    throw new UsageError(
      'WORTLAUT_WEBHOOK_URL does not begin with https:// (http:// is only for hosts in a private network). Correct the address.',
    );
  if (username || password)
    throw new UsageError(
      'WORTLAUT_WEBHOOK_URL contains a user name or a password, which requests do not carry. Remove it: receivers know the sender by the signature.',
    );
  if (secret.length < 16)
    throw new UsageError('WORTLAUT_WEBHOOK_SECRET has fewer than 16 characters, which can be guessed. Give it a longer one.');
}

function checkEmail({ server, from, to }: EmailSettings): void {
  if (!URL.canParse(server) || !/^smtps?:\/\/[^/]/.test(server))
    throw new UsageError(
      'WORTLAUT_SMTP_URL is not the address of a mail server, such as smtps://user:password@mail.example.com. Correct it.',
    );
  const { pathname, hash, username, password } = new URL(server);
  if (!/^\/?$/.test(pathname) || hash || [username, password].some((text) => decoded(text) === undefined))
    throw new UsageError(
      'WORTLAUT_SMTP_URL has a sign in its user name or password that ends them. Percent-encode it: # is %23, / is %2F, @ is %40, % is %25.',
    );
  for (const [name, address] of Object.entries({ WORTLAUT_EMAIL_FROM: from, WORTLAUT_EMAIL_TO: to }))
    if (!isEmailAddress(address)) throw new UsageError(`${name} is '${address}', and one address is expected, such as sales@example.com.`);
}
