import { expect, test } from 'vitest';
import { formatAreaPhone, formatPhone, isPhone } from './phone';

test('[FMT-06] the request forms write a phone as 999-999-9999, 12 characters', () => {
  expect(['8', '8095', '8095550', '8095550142', '80955501429'].map(formatPhone)).toEqual([
    '8',
    '809-5',
    '809-555-0',
    '809-555-0142',
    '809-555-0142',
  ]);
  expect(formatPhone('8095550142')).toHaveLength(12);
});

test('[FMT-07] onboarding and application write a phone as (###)-###-####', () => {
  expect(['', '8', '809', '8095', '8095550', '8095550142'].map(formatAreaPhone)).toEqual([
    '',
    '(8',
    '(809',
    '(809)-5',
    '(809)-555-0',
    '(809)-555-0142',
  ]);
});

test('accepts pasted numbers with country code, signs and spaces', () => {
  expect([formatPhone('+1 (809) 555-0142'), formatAreaPhone('+1 809 555 0142')]).toEqual([
    '809-555-0142',
    '(809)-555-0142',
  ]);
  expect(['1809555014', '28095550142', '1-809-555-01422'].map(formatPhone)).toEqual([
    '180-955-5014',
    '280-955-5014',
    '809-555-0142',
  ]);
});

test('keeps invalid characters visible, so that the field can report them', () => {
  expect([formatPhone('809x555'), formatAreaPhone('809#')]).toEqual(['809x555', '809#']);
  expect(['809x5550142', '809-555-014', '809-555-0142', '(809)-555-0142'].map(isPhone)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
