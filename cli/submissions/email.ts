import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { type Channel, DeliveryError, deliveryTimeout, isEmailAddress, isPrivateHost, noAnswer } from './channel.ts';
import { type KeptSubmission, shortKey, valueText } from './submission.ts';

export interface EmailSettings {
  /** `smtps://user:password@host` or `smtp://…`. */
  readonly server: string;
  readonly from: string;
  readonly to: string;
}

/** Sends each submission as plain text to one address. Replies go to the visitor. A repeated message has the same Message-ID. */
export function email({ server, from, to }: EmailSettings): Channel {
  const transport = createTransport({
    url: server,
    // Passwords and personal data never leave the private network unencrypted.
    requireTLS: !isPrivateHost(new URL(server).hostname),
    connectionTimeout: deliveryTimeout,
    greetingTimeout: deliveryTimeout,
    socketTimeout: deliveryTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'email',
    async send(submission) {
      await transport
        .sendMail({
          from,
          to,
          // A list of addresses would send replies elsewhere.
          ...(isEmailAddress(submission.email ?? '') && { replyTo: { name: '', address: submission.email ?? '' } }),
          subject: `Submission ${shortKey(submission.key)}`,
          messageId: `<${createHash('sha256').update(submission.key).digest('hex').slice(0, 32)}@${from.replace(/^.*@/, '')}>`,
          date: new Date(submission.received),
          text: messageText(submission),
        })
        .catch((error: MailError) => {
          throw refusalOf(error);
        });
    },
  };
}

/** An error of nodemailer; `originalCode` is the code of Node, if it differs. */
interface MailError {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
}

function refusalOf({ code = 'unknown', originalCode = code, responseCode }: MailError): DeliveryError {
  if (code === 'ETLS') return new DeliveryError('it offers no encryption (STARTTLS)');
  return responseCode === undefined ? noAnswer(originalCode) : new DeliveryError(`status ${responseCode}`);
}

/** All fields, one a line. Further lines of a value are indented, so that they cannot be mistaken for fields. */
function messageText({ key, received, acceptedHash, body }: KeptSubmission): string {
  const fields = { ...body, ...(acceptedHash !== undefined && { hash: acceptedHash }) };
  const lines = Object.entries(fields).map(([name, value]) => `${oneLine(name)}: ${indented(valueText(value))}`);
  return [...lines, '', `Received: ${new Date(received).toISOString()}`, `Key: ${oneLine(key)}`, ''].join('\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const indented = (text: string) => text.replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\n    ');
