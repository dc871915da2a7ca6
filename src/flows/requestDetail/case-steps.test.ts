import { expect, test } from 'vitest';
import { caseSteps } from './case-steps';

const received = { title: 'Solicitud recibida', moment: '17-11-2026, 9:12\u00a0a.\u00a0m.' };
const one = {
  titulo: 'Reembolso',
  estatus: 'Resuelto',
  estatusReembolso: '',
  estatusReembolsoFinal: '',
  fechaApertura: '2026-11-17T09:12:00-04:00',
  respuesta: '',
  respuestasGSAUP: '',
};

test('the reason stands with the return of a case, and no step follows that has not happened', () => {
  const returned = { ...one, estatus: 'En Curso', estatusReembolso: 'Devuelto', respuesta: ' Falta la receta. ' };
  expect(caseSteps(returned, 'Devuelta')).toEqual([received, { title: 'Devuelta', quotes: ['Falta la receta.'] }]);
});

test('a resolved case was received, answered and resolved; an answer that is sent twice is shown once', () => {
  const answered = { ...one, estatusReembolsoFinal: 'Procede', respuesta: 'Procede.', respuestasGSAUP: 'Procede. ' };
  expect(caseSteps(answered, 'Resuelto: procede')).toEqual([
    received,
    { title: 'Respuesta', quotes: ['Procede.'] },
    { title: 'Resuelto: procede', text: 'El reembolso procede. El monto se paga a la cuenta que usted indicó.' },
  ]);
});

test('a case of an unknown status and day was received, and has that status', () => {
  const unknown = { ...one, estatus: 'Traspapelado', fechaApertura: '' };
  expect(caseSteps(unknown, 'Traspapelado')).toEqual([{ ...received, moment: '' }, { title: 'Traspapelado' }]);
  expect(caseSteps({ ...unknown, estatus: '' }, '')).toEqual([{ ...received, moment: '' }]);
});
