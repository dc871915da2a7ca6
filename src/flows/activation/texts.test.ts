import { expect, test } from 'vitest';
import { activatedWords, failedLines, refusedLines } from './texts';

test("[ACT-04] [ACT-05] [ACT-06] the fixed words follow the server's sentence, or stand alone", () => {
  expect([
    activatedWords({ codigo: 1009, mensaje: ' Activada, ' }),
    activatedWords({ codigo: 1009, mensaje: '' }),
    refusedLines({ codigo: 'otro', mensaje: 'Venció;' }),
    refusedLines({ codigo: 'otro', mensaje: '' }),
  ]).toEqual([
    'Activada, favor de iniciar sesion con su cuenta.',
    'Su cuenta está activa, favor de iniciar sesion con su cuenta.',
    ['Venció; favor de intentar mas tarde.', 'Si el enlace es viejo, pida otra vez el correo de confirmación.'],
    ['favor de intentar mas tarde.', 'Si el enlace es viejo, pida otra vez el correo de confirmación.'],
  ]);
});

test('[SESS-22] reports a failure once, and names an expired session', () => {
  expect([
    failedLines({ kind: 'sinServicio', status: 503, mensaje: 'A las 6.' }),
    failedLines({ kind: 'sesionVencida', status: 401, mensaje: '' }),
  ]).toEqual([
    ['A las 6. favor de intentar mas tarde.'],
    ['favor de intentar mas tarde.', 'Su sesión venció.', 'Su enlace puede seguir sirviendo. Inténtelo otra vez.'],
  ]);
});
