import { expect, test } from 'vitest';
import { type Form, faultsWhenLeft } from './form-events';

type Field = 'phone' | 'mail';
type Contact = Form<Record<Field, string>, Field, string>;

test('leaving a field reports its own fault and no other', () => {
  const form: Contact = { borrador: { phone: '809abc', mail: 'rosa@' }, faltas: { mail: 'old' } };
  expect(faultsWhenLeft<Field, string>(form, 'phone', { phone: 'wrong', mail: 'new' })).toEqual({
    phone: 'wrong',
    mail: 'old',
  });
});

test('leaving an empty field reports nothing, and leaving a valid one clears its fault', () => {
  const form: Contact = { borrador: { phone: ' ', mail: 'rosa@ejemplo.do' }, faltas: { phone: 'old', mail: 'old' } };
  expect(faultsWhenLeft<Field, string>(form, 'phone', { phone: 'new' })).toBe(form.faltas);
  expect(faultsWhenLeft<Field, string>(form, 'mail', { phone: 'new' })).toEqual({ phone: 'old', mail: undefined });
});
