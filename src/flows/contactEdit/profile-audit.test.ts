import { expect, test } from 'vitest';
import { emptyProfile } from '../../../domain/rules/contact/profile-draft';
import { profileAudit } from './profile-audit';

const before = { ...emptyProfile, calle: 'Av. Los Caciques', correo: 'rosa@ejemplo.do' };

test('[AUDIT-02] has old and new values of the changed fields only, with masked e-mails', () => {
  expect(profileAudit(before, { ...before, calle: 'Calle Duarte', correo: 'otra@ejemplo.do' })).toEqual({
    valorAnterior: '{"calle":"Av. Los Caciques","correo":"r***@e***.do"}',
    valorNuevo: '{"calle":"Calle Duarte","correo":"o***@e***.do"}',
  });
});

test('is null without changes', () => {
  expect(profileAudit(before, { ...before, calle: ' Av. Los Caciques ' })).toBeNull();
});
