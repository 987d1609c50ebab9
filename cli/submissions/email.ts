import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { type Channel, DeliveryError, deliveryTimeout, type KeptSubmission, noAnswer } from './channel.ts';
import { isEmailAddress } from './email-address.ts';
import { isAtHome } from './own-network.ts';
import { shortKey } from './short-key.ts';
import { valueText } from './value-text.ts';

/** The server that takes messages, with its password, and between whom they are sent. */
interface EmailSettings {
  /** `smtps://user:password@host` or `smtp://…`. */
  readonly server: string;
  readonly from: string;
  readonly to: string;
}

/** Sends each submission as a plain text to one address. The answer to it goes to the person. A repeated one has the same Message-ID. */
export function email({ server, from, to }: EmailSettings): Channel {
  const transport = createTransport({
    url: server,
    // A password and personal data do not leave the own network in the clear.
    requireTLS: !isAtHome(new URL(server).hostname),
    connectionTimeout: deliveryTimeout,
    greetingTimeout: deliveryTimeout,
    socketTimeout: deliveryTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'email',
    async send(submission) {
      const { email: person } = submission;
      await transport
        .sendMail({
          from,
          to,
          // A list would send answers elsewhere.
          ...(person !== undefined && isEmailAddress(person) && { replyTo: { name: '', address: person } }),
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

/** What nodemailer rejects with; `originalCode` is Node's, where that has another one. */
interface MailError {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
}

function refusalOf({ code = 'unknown', originalCode = code, responseCode }: MailError): DeliveryError {
  if (code === 'ETLS') return new DeliveryError('it offers no encryption (STARTTLS)');
  return responseCode === undefined ? noAnswer(originalCode) : new DeliveryError(`status ${responseCode}`);
}

/** All fields, one a line. Further lines of a value are indented, so that no value passes for another field. */
function messageText({ key, received, acceptedHash, body }: KeptSubmission): string {
  const fields = { ...body, ...(acceptedHash !== undefined && { hash: acceptedHash }) };
  const lines = Object.entries(fields).map(([name, value]) => `${oneLine(name)}: ${indented(valueText(value))}`);
  return [...lines, '', `Received: ${new Date(received).toISOString()}`, `Key: ${oneLine(key)}`, ''].join('\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
const indented = (text: string) => text.replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\n    ');
