import { UsageError } from '../command-errors.ts';
import type { Channel } from './channel.ts';
import { isEmailAddress } from './email-address.ts';
import { isAtHome } from './own-network.ts';

/*
 * Where submissions go is in the environment alone: the same build runs in several places, and addresses of webhooks are secrets as often as
 * passwords are.
 */

/** The names that are read, here and by the commands. */
const names = [
  'WORTLAUT_DATABASE',
  'WORTLAUT_DATABASE_TOKEN',
  'WORTLAUT_WEBHOOK_URL',
  'WORTLAUT_WEBHOOK_SECRET',
  'WORTLAUT_SMTP_URL',
  'WORTLAUT_EMAIL_FROM',
  'WORTLAUT_EMAIL_TO',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The channels that the environment sets up. Throws a usage error for a part that is missing, unknown or wrong. */
export async function channelsOf(environment: Environment): Promise<readonly Channel[]> {
  refuseUnknown(environment);
  const value = (name: (typeof names)[number]) => environment[name]?.trim() || undefined;
  const given = (wanted: readonly (typeof names)[number][]) => {
    const values = wanted.map(value);
    const missing = wanted.filter((name) => value(name) === undefined);
    if (missing.length === wanted.length) return undefined;
    if (missing.length)
      throw new UsageError(
        `${wanted.filter(value).join(' and ')} ${missing.length + 1 === wanted.length ? 'is' : 'are'} set, and ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not. Set all of them in the environment, or none.`,
      );
    return values as string[];
  };
  const ofWebhook = given(['WORTLAUT_WEBHOOK_URL', 'WORTLAUT_WEBHOOK_SECRET']);
  const ofEmail = given(['WORTLAUT_SMTP_URL', 'WORTLAUT_EMAIL_FROM', 'WORTLAUT_EMAIL_TO']);
  const channels: Channel[] = [];
  if (ofWebhook) {
    const [url = '', secret = ''] = ofWebhook;
    checkWebhook(url, secret);
    channels.push((await import('./webhook.ts')).webhook({ url, secret }));
  }
  if (ofEmail) {
    const [server = '', from = '', to = ''] = ofEmail;
    checkEmail({ server, from, to });
    channels.push((await import('./email.ts')).email({ server, from, to }));
  }
  return channels;
}

function refuseUnknown(environment: Environment): void {
  const unknown = Object.keys(environment).find(
    (name) => /^WORTLAUT_(?:DATABASE|WEBHOOK|SMTP|EMAIL)/.test(name) && !(names as readonly string[]).includes(name),
  );
  if (unknown !== undefined) throw new UsageError(`The environment sets ${unknown}, which nothing reads. Known are ${names.join(', ')}.`);
}

// The values are secrets: no message repeats one.
function checkWebhook(url: string, secret: string): void {
  const { protocol = '', hostname = '' } = URL.canParse(url) ? new URL(url) : {};
  if (protocol !== 'https:' && !(protocol === 'http:' && isAtHome(hostname)))
    throw new UsageError(
      'WORTLAUT_WEBHOOK_URL is no address that begins with https:// (http:// is for hosts of the own network). Correct it.',
    );
  if (secret.length < 16)
    throw new UsageError('WORTLAUT_WEBHOOK_SECRET has fewer than 16 characters, which can be guessed. Give it a longer one.');
}

function checkEmail({ server, from, to }: { readonly server: string; readonly from: string; readonly to: string }): void {
  if (!URL.canParse(server) || !/^smtps?:\/\/[^/]/.test(server))
    throw new UsageError('WORTLAUT_SMTP_URL is no address of a mail server, such as smtps://user:password@mail.example.com. Correct it.');
  for (const [name, address] of [
    ['WORTLAUT_EMAIL_FROM', from],
    ['WORTLAUT_EMAIL_TO', to],
  ] as const)
    if (!isEmailAddress(address)) throw new UsageError(`${name} is '${address}', and one address is expected, such as sales@example.com.`);
}
