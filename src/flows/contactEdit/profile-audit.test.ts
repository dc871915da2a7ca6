import { expect, test } from 'vitest';
import { emptyProfile } from '../../../domain/rules/contact/profile-draft';
import { profileAudit } from './profile-audit';

const before = { ...emptyProfile, calle: 'Av. Los Caciques', correo: 'rosa@ejemplo.do' };

test('[AUDIT-02] the audit has what was and what is, of what changed alone, and no e-mail as it is', () => {
  expect(profileAudit(before, { ...before, calle: 'Calle Duarte', correo: 'otra@ejemplo.do' })).toEqual({
    valorAnterior: '{"calle":"Av. Los Caciques","correo":"r***@e***.do"}',
    valorNuevo: '{"calle":"Calle Duarte","correo":"o***@e***.do"}',
  });
});

test('is null without changes', () => {
  expect(profileAudit(before, { ...before, calle: ' Av. Los Caciques ' })).toBeNull();
});
