import { registrar } from '../../domain/contract/autenticacion';
import { decodeReply } from '../../domain/contract/decode';
import { missingDocument } from '../../domain/rules/document/credentials';
import { answered } from '../../domain/rules/registration/questions';
import type { FlowCases } from '../flow-cases';
import type { Identidad } from './register.machine';
import { registerFlow } from './register.rules';

const pregunta = (id: number, idTipoPregunta: 1 | 2 | 3) => ({ id, pregunta: `Pregunta ${id}`, idTipoPregunta });
const cuatro = [pregunta(1, 1), pregunta(2, 2), pregunta(3, 3), pregunta(5, 2)];
const dos = cuatro.slice(0, 2);
const mensaje = 'Mensaje del servidor.';
const persona = { codigoAfiliado: '10000021', nombres: 'Rosa', apellidos: 'Mejía', correo: '' };
const nadie = { codigoAfiliado: '', nombres: '', apellidos: '', correo: '', preguntas: [] };
const identidad = (codigoMensaje: Identidad['codigoMensaje'], preguntas = cuatro): Identidad => ({
  codigoMensaje,
  mensaje,
  ...persona,
  preguntas,
});
const rechazo = (codigoMensaje: Identidad['codigoMensaje']): Identidad => ({ codigoMensaje, mensaje, ...nadie });

const entrada = {
  variante: 'registro',
  tipoDocumento: 1,
  documento: '001-1234567-8',
  azar: 7,
  intentosMaximos: 0,
} as const;
const clave = { clave: 'clave1234', claveRepetida: 'clave1234' };

export const cases: FlowCases<typeof registerFlow> = {
  machine: registerFlow,
  starts: {
    registro: entrada,
    'registro, con dos intentos': { ...entrada, intentosMaximos: 2 },
    reenvío: { ...entrada, variante: 'reenvio' },
    'registro, sin documento': { ...entrada, documento: '' },
  },
  events: {
    ESCRIBIR: {
      pasaporte: { campo: 'tipoDocumento', valor: 4 },
      cedula: { campo: 'documento', valor: '00112345678' },
      'la del uno': { campo: 'pregunta-1', valor: true },
      'la del uno, borrada': { campo: 'pregunta-1', valor: false },
      'correo con error': { campo: 'correo', valor: 'rosa@gmial.com' },
      'correo repetido': { campo: 'correoRepetido', valor: 'rosa@gmail.com' },
      clave: { campo: 'clave', clave: 'x' },
      'clave repetida': { campo: 'claveRepetida' },
    },
    DEJAR: { correo: { campo: 'correo' }, 'la clave': { campo: 'clave' } },
    SIGUIENTE: {
      'sin más': {},
      'con las tres': {
        respuestas: [
          { id: 1, texto: '14-08-1958' },
          { id: 2, texto: 'si' },
          { id: 3, texto: '2' },
          { id: 5, texto: 'no' },
        ],
      },
    },
    ENVIAR: { 'con clave': clave, 'sin clave': { clave: '', claveRepetida: '' } },
  },
  where: {
    identidad: ['ESCRIBIR (pasaporte)', 'ESCRIBIR (cedula)', 'SIGUIENTE (sin más)'],
    'comprobada.preguntas': [
      'ESCRIBIR (la del uno)',
      'ESCRIBIR (la del uno, borrada)',
      'SIGUIENTE (sin más)',
      'SIGUIENTE (con las tres)',
    ],
    'comprobada.datos': [
      'ESCRIBIR (correo con error)',
      'ESCRIBIR (correo repetido)',
      'ESCRIBIR (clave)',
      'ESCRIBIR (clave repetida)',
    ],
  },
  replies: {
    identificar: {
      '1001': rechazo(1001),
      '1002': rechazo(1002),
      '1003': rechazo(1003),
      '1004': identidad(1004, []),
      '1011': identidad(1011),
      '1012': identidad(1012, []),
      'otro código, con preguntas': identidad('otro'),
      'otro código, con dos preguntas': identidad('otro', dos),
    },
    consultarPreguntas: {
      cuatro: cuatro,
      dos: dos,
    },
    comprobarRespuestas: {
      coinciden: { dictamen: 'coinciden', preguntas: [] },
      'no coinciden': { dictamen: 'noCoinciden', preguntas: cuatro },
      'otra vez': { dictamen: 'otraVez', preguntas: cuatro },
    },
    revisarClave: { común: 'comun', 'sin reparos': null },
    registrar: {
      '1005': decodeReply(registrar, { codigoMensaje: 1005, mensaje }),
      '1010': decodeReply(registrar, { codigoMensaje: '1010', mensaje }),
      '1019': decodeReply(registrar, { codigoMensaje: 1019, mensaje }),
      '1020': decodeReply(registrar, { codigoMensaje: 1020, mensaje }),
      'sin pase': { codigoMensaje: 'sinPase', preguntas: cuatro },
      '1018, sin lista': decodeReply(registrar, { codigoMensaje: 1018, mensaje }),
    },
  },
  guardContext: ({ variante, borrador, preguntas, expirado, intentos, intentosMaximos, sugerencia, flaqueza }) => ({
    variante,
    documento: Object.keys(missingDocument(borrador.tipoDocumento, borrador.documento)).length === 0,
    expirado,
    contestadas: answered(preguntas, borrador),
    intentos: intentosMaximos === 0 ? 0 : intentos,
    intentosMaximos,
    correo: borrador.correo,
    correoRepetido: borrador.correoRepetido,
    sugerencia,
    flaqueza,
  }),
};
