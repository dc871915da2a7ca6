import { expect, test } from 'vitest';
import { formatAreaPhone } from '../../../domain/rules/contact/phone';
import { formatScreenDate } from '../../../domain/rules/dates/dates';
import { formatCedula } from '../../../domain/rules/document/cedula';
import { formatDocument } from '../../../domain/rules/document/credentials';
import { caretIn, intendedEdit } from './mask-caret';

/** The field's text after a change; `|` marks the caret, before and after. */
const after = (mask: (text: string) => string, previous: string, change: string, inputType = 'insertText'): string => {
  const caret = change.indexOf('|');
  const typed = intendedEdit(previous, change.replace('|', ''), caret, inputType);
  const written = mask(typed.text);
  const position = written === change.replace('|', '') ? caret : caretIn(written, typed);
  return `${written.slice(0, position)}|${written.slice(position)}`;
};

const deleteBackward = 'deleteContentBackward';
const deleteForward = 'deleteContentForward';
const passport = (text: string) => formatDocument(4, text);

test.each([
  ['at the end, over a sign', formatCedula, '001', '0011|', 'insertText', '001-1|'],
  ['in the middle', formatCedula, '001-1234', '00|51-1234', 'insertText', '00|5-11234'],
  ['in the middle, after the new digit', formatCedula, '001-1234', '005|1-1234', 'insertText', '005|-11234'],
  ['at the start of a full field', formatCedula, '001-1234567-8', '9|001-1234567-8', 'insertText', '9|00-1123456-7'],
  ['a letter that the mask refuses', formatCedula, '001-1234', '0a|01-1234', 'insertText', '0|01-1234'],
  ['lower case that becomes upper case', passport, 'AB34', 'ABc|34', 'insertText', 'ABC|34'],
  ['pasted with signs of its own', formatCedula, '', '001 1234567 8|', 'insertFromPaste', '001-1234567-8|'],
  ['pasted without signs', formatAreaPhone, '', '8095550142|', 'insertFromPaste', '(809)-555-0142|'],
  ['pasted with the country code', formatAreaPhone, '', '+1 809 555 0142|', 'insertFromPaste', '(809)-555-0142|'],
  ['a digit that the owner puts before', formatScreenDate, '5', '5/|', 'insertText', '05|'],
  ['a foreign sign that stays', formatAreaPhone, '(809', '(809#|', 'insertText', '(809#|'],
  ['backspace on a digit', formatCedula, '001-1234', '001-13|4', deleteBackward, '001-13|4'],
  ['backspace on a sign', formatCedula, '001-1234', '001|1234', deleteBackward, '00|1-234'],
  ['delete on a sign', formatCedula, '001-1234', '001|1234', deleteForward, '001|-234'],
  ['backspace on the first sign', formatAreaPhone, '(809', '|809', deleteBackward, '|(809'],
  ['backspace on both signs of an area', formatAreaPhone, '(809)-555', '(809|-555', deleteBackward, '(80|5)-55'],
] as const)('%s', (_, mask, previous, change, inputType, expected) => {
  expect(after(mask, previous, change, inputType)).toBe(expected);
});
