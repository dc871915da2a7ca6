import { expect, test } from 'vitest';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { requestDrafts } from './request-drafts';
import { safeStorage } from './storage';

const hour = 3_600_000;
const now = 100 * hour;
const draft = (age: number, antes: readonly string[] | null = null, caso?: string | null) =>
  JSON.stringify({ desde: now - age, datos: { borrador: { motivo: 'Consulta' }, hora: now - age, antes, caso } });

test("the member's own drafts of the last day, whether each was sent, and documents that may have arrived", () => {
  const stored = new Map([
    ['borrador_1001_reimbursement', draft(hour)],
    ['borrador_1001_preauthorization', draft(2 * hour, ['2481907'])],
    ['borrador_1001_holderAffiliation', draft(24 * hour)],
    ['borrador_1001_dependentAffiliation', '{"desde":360000000,"datos":null}'],
    ['borrador_2002_dependentAffiliation', draft(hour)],
    ['borrador_3003_holderAffiliation', draft(hour, null, '2481904')],
    ['borrador_3003_dependentAffiliation', draft(hour, null, null)],
    ['borrador_1001_pagos', draft(hour)],
    ['borrador_1001_reimbursementEdit_2481907', draft(hour)],
    ['borrador_1001_reimbursementEdit_2481907_adjuntos', draft(hour)],
    ['borrador_1001_reimbursementEdit_2481908', draft(24 * hour)],
    ['borrador_2002_reimbursementEdit_2481909', draft(hour)],
  ]);
  const draftsOf = (member: string) =>
    requestDrafts(
      safeStorage(() => fakeArea(stored)),
      now,
      member,
    );
  // The case of an affiliation was created: only its documents are in doubt.
  expect(draftsOf('3003')).toEqual([
    { forma: 'titular', caso: '2481904', desde: now - hour, enviada: true },
    { forma: 'dependiente', caso: null, desde: now - hour, enviada: false },
  ]);
  expect(draftsOf('1001')).toEqual([
    { forma: 'reembolso', caso: null, desde: now - hour, enviada: false },
    { forma: 'preautorizacion', caso: null, desde: now - 2 * hour, enviada: true },
    { forma: 'reembolso', caso: '2481907', desde: now - hour, enviada: true },
  ]);
  expect(
    requestDrafts(
      safeStorage(() => fakeArea(new Map([['borrador_1001_reimbursement', '{']]))),
      now,
      '1001',
    ),
  ).toEqual([]);
});
