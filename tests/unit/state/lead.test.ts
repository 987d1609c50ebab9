import { expect, test } from 'vitest';
import { leadBody, preOrderRules, problemsOf } from '../../../runtime/state/lead.ts';

const rules = preOrderRules({
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email',
  phoneRequired: 'Phone is required',
  termsRequired: 'You must accept the terms and conditions',
});
const right = { name: 'Ann', email: 'ann@shop.example', phone: '1', acceptTerms: 'true' };

test('V7 a complete form has no problems, with or without company and message', () => {
  expect(problemsOf(right, rules)).toEqual([]);
  expect(problemsOf({ ...right, company: '', message: '' }, rules)).toEqual([]);
});

test('V7 an empty form names each field that is missing, in the order of the fields', () => {
  expect(problemsOf({}, rules)).toEqual([
    { field: 'name', text: 'Name is required' },
    { field: 'email', text: 'Email is required' },
    { field: 'phone', text: 'Phone is required' },
    { field: 'acceptTerms', text: 'You must accept the terms and conditions' },
  ]);
});

test('V7 blanks are no answer', () => {
  expect(problemsOf({ ...right, name: '  ' }, rules)).toEqual([{ field: 'name', text: 'Name is required' }]);
});

test.each(['ann', 'ann@', '@shop.example', 'ann@shop', 'a b@shop.example', 'ann@shop..example', 'ann@@shop.example', 'ann@shop.example.'])(
  'V7 %s is no email address',
  (email) => expect(problemsOf({ ...right, email }, rules)).toEqual([{ field: 'email', text: 'Invalid email' }]),
);

test.each(['ann@shop.example', ' ann+till@post.shop.example ', 'ünal@bäckerei.example'])('V7 %s is an email address', (email) => {
  expect(problemsOf({ ...right, email }, rules)).toEqual([]);
});

test('C1 empty texts are sent as null, texts without the blanks around them', () => {
  expect(leadBody({ ...right, name: ' Ann ', company: '  ' })).toEqual({ ...right, company: null, acceptTerms: true });
});
