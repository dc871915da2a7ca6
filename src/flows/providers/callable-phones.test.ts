import { expect, test } from 'vitest';
import { callablePhones } from './callable-phones';

const fixed = { texto: '809-555-0142', llamar: 'tel:+18095550142', whatsapp: null };
const mobile = { texto: '829-555-0187', llamar: 'tel:+18295550187', whatsapp: 'https://wa.me/18295550187' };

test.each([
  ['809-555-0142', [fixed]],
  ['(809) 555 0142', [fixed]],
  ['8095550142', [fixed]],
  ['+1 809.555.0142', [fixed]],
  ['1-809-555-0142 ext. 12', [fixed]],
  ['829-555-0187', [mobile]],
  ['809-555-0142 / 829-555-0187', [fixed, mobile]],
  ['849-555-0187', [{ texto: '849-555-0187', llamar: 'tel:+18495550187', whatsapp: 'https://wa.me/18495550187' }]],
  ['305-555-0142', []],
  ['809-155-0142', []],
  ['809-555-014', []],
  ['98095550142', []],
  ['80955501420', []],
  ['javascript:alert(1)', []],
  ['', []],
])('«%s»', (text, phones) => {
  expect(callablePhones(text)).toEqual(phones);
});
