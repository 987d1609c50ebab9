import type { EndpointPlace } from 'wortlaut/react';
import * as z from 'zod/mini';
import { arrived, bodyLimit, leads, notArrived } from '../forms/endpoint.ts';
import { leadSchema } from '../forms/lead.ts';
import { preOrderSchema } from '../forms/pre-order.ts';
import { secondOfferSchema } from '../forms/second-offer.ts';

/** The lead endpoint as an OpenAPI 3.1 document, made from the schemas that the forms use. */
export function openApi({ endpoint, origin }: EndpointPlace): object {
  const { origin: server, pathname, search } = new URL(endpoint, origin);
  return {
    openapi: '3.1.0',
    info: { title: 'Leads', version: '1', summary: 'What the forms of the site send, and the answers that they understand.' },
    servers: [{ url: server }],
    paths: { [`${pathname}${search}`]: { post: operation(server !== origin) } },
    components: {
      schemas: {
        Lead: schemaOf(leads.lead),
        PreOrder: schemaOf(leads.preOrder),
        SecondOffer: schemaOf(leads.secondOffer),
        Arrived: schemaOf(arrived),
        NotArrived: schemaOf(notArrived),
      },
    },
  };
}

function operation(elsewhere: boolean): object {
  return {
    operationId: 'postLead',
    summary: 'Takes a lead.',
    description: [
      'A lead that gets no receipt is sent again, under the same key: later, on the next visit, and when the browser is online again.',
      'Fields that are not described here may be sent along. The language is that of the page; document, edition and hash name the text that was accepted, as dist/reports/documents.json lists it. Whatever fills in "website" is a machine, or a password manager: answer it like any lead, and keep it with a mark. Fewer "seconds" since the page was opened than a person needs are a machine, too, or autofill: answer with 429, and take the lead when it comes again under its key.',
      '"replaces" names the key of a lead that the visitor has corrected since: it may have arrived or not.',
      ...(elsewhere
        ? [
            'Browsers ask with OPTIONS first, because the endpoint is on another origin: answer with Access-Control-Allow-Origin for the origin of the site, and with Access-Control-Allow-Headers: Content-Type, Idempotency-Key. Let them read Retry-After (Access-Control-Expose-Headers).',
          ]
        : []),
    ].join('\n\n'),
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: 'The same key twice is one lead, and the second is answered like the first. Forms without script send none.',
        schema: { type: 'string' },
      },
    ],
    requestBody: {
      required: true,
      description: `At most ${bodyLimit / 1024} KB.`,
      content: {
        'application/json': { schema: anyLead },
        'application/x-www-form-urlencoded': {
          schema: {
            description: 'A form without script: the same fields under the same names. "back" names the place of the page to return to.',
            anyOf: [preOrderSchema, secondOfferSchema, leadSchema].map(schemaOf),
          },
        },
      },
    },
    responses: {
      202: {
        description: 'The lead has arrived. Every status from 200 to 299 means this, with JSON of any shape or without a body.',
        content: json('Arrived'),
      },
      303: {
        description:
          'A form without script has arrived. The location is the page that it was on, with "sent=1" in its query and "back" as its fragment.',
        headers: { Location: { schema: { type: 'string' } } },
      },
      400: { description: 'The body is not a JSON object. Not sent again.', content: json('NotArrived') },
      413: { description: 'The body is too large. Not sent again.', content: json('NotArrived') },
      415: { description: 'The body is neither JSON nor a form. Not sent again.', content: json('NotArrived') },
      422: { description: 'Something is missing or wrong. Not sent again.', content: json('NotArrived') },
      429: {
        description: 'Too many. Sent again when Retry-After has passed.',
        headers: { 'Retry-After': { description: 'Seconds, or a date.', schema: { type: 'string' } } },
      },
      '4XX': { description: 'Sent again: a server on the way may have answered. So is 400, 413, 415 or 422 without "ok": false in JSON.' },
      '5XX': { description: 'Sent again.' },
    },
  };
}

/** A lead with a full name is a pre-order, one that names the second offer is for that offer. */
const anyLead = {
  anyOf: [
    reference('PreOrder'),
    reference('SecondOffer'),
    {
      allOf: [
        reference('Lead'),
        { not: { anyOf: [{ required: ['name'] }, { required: ['source'], properties: { source: { const: 'ipad-offer-2' } } }] } },
      ],
    },
  ],
};

const json = (name: string) => ({ 'application/json': { schema: reference(name) } });

/** Only the whole document declares its JSON Schema dialect. */
function schemaOf(schema: z.ZodMiniType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return described;
}

function reference(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}
