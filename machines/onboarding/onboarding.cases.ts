import { decodeReply } from '../../domain/contract/decode';
import { datoscontactos } from '../../domain/contract/login';
import { draftOfContact, emptyContact, type StoredContact } from '../../domain/rules/contact/contact-draft';
import { contactFaults } from '../../domain/rules/contact/contact-faults';
import { contactParts, contentOf } from '../../domain/rules/contact/contact-part';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import { contactSaveEnds, guardado } from '../contactSave/contactSave.cases';
import type { FlowCases } from '../flow-cases';
import { onboardingFlow } from './onboarding.rules';
import { lacksPlaces } from './open-parts';

const completo = decodeReply(datoscontactos, guardado);
const vacio = decodeReply(datoscontactos, { telefonoCelular: '', debeActualizarDatosContacto: true });
const leido = (contacto: typeof completo): StoredContact => {
  if (!contacto.ok) throw new Error(contacto.issues.join());
  return contacto.reply;
};
const escrito = draftOfContact({ ...guardado, correoElectronico: 'rosa@ejemplo.do' });
const enviado = (parte: (typeof contactParts)[number], confirmado: boolean) => ({
  [parte]: { contenido: contentOf(parte, escrito), confirmado },
});

const entrada = {
  variante: 'pagina',
  codigoAfiliado: '1001',
  subsidiado: false,
  tolerante: false,
  recuerdo: null,
} as const;

const lista = (...filas: readonly [codigo: string, descripcion: string, codigoPadre: string][]) =>
  filas.map(([codigo, descripcion, codigoPadre]) => ({ codigo, descripcion, codigoPadre }));
const lugares = {
  provincias: lista(['01', 'Distrito Nacional', '10'], ['32', 'Santo Domingo', '10']),
  municipios: lista(
    ['0101', 'Santo Domingo de Guzmán', '01'],
    ['3201', 'Santo Domingo Este', '32'],
    ['3202', 'Santo Domingo Oeste', '32'],
  ),
};

export const cases: FlowCases<typeof onboardingFlow> = {
  machine: onboardingFlow,
  starts: {
    'en la página': entrada,
    'en el modal, subsidiada, con la lectura tolerante y lo escrito en otra visita': {
      ...entrada,
      variante: 'modal',
      subsidiado: true,
      tolerante: true,
      recuerdo: { borrador: escrito, base: emptyContact, paso: 2, envios: {} },
    },
  },
  events: {
    ESCRIBIR: {
      celular: { campo: 'telefonoCelular', valor: '8095550142' },
      'celular con letras': { campo: 'telefonoCelular', valor: '809abc' },
      'otra provincia': { campo: 'provincia', valor: '01' },
      'correo con error': { campo: 'correo', valor: 'rosa@gmial.com' },
    },
    DEJAR: { celular: { campo: 'telefonoCelular' }, correo: { campo: 'correo' } },
    GUARDADO_FUERA: { telefonos: { envios: enviado('telefonos', true) } },
  },
  replies: {
    cargarTodo: {
      todo: { contacto: leido(completo), ...lugares },
      'todo, sin datos de contacto': { contacto: leido(vacio), ...lugares },
      'sin los municipios': { contacto: leido(completo), ...lugares, municipios: null },
      nada: { contacto: null, provincias: null, municipios: null },
    },
    guardarContacto: {
      ...contactSaveEnds,
      guardada: { ...contactSaveEnds.guardada, envios: enviado('telefonos', true) },
    },
  },
  delays: {
    limiteCarga: chartLimitMs(defaultPolicy.readLimitMs),
    espera: 1000,
    pausaFinal: 2000,
  },
  guardContext: ({ subsidiado, tolerante, paso, contacto, borrador, fallidas, fallos, sugerencia, ...mas }) => {
    const pais = { provincias: mas.provincias ?? [], municipios: mas.municipios ?? [] };
    return [
      subsidiado,
      tolerante,
      paso,
      contacto !== null,
      mas.provincias !== null && mas.municipios !== null,
      Object.keys(contactFaults(contactParts[paso] ?? 'telefonos', borrador, pais)).length > 0,
      // Only in the last step.
      paso === 2 && [
        fallidas.length > 0,
        borrador.correo,
        sugerencia,
        lacksPlaces({ subsidiado, paso, borrador, ...mas }),
      ],
      Math.min(fallos, 2),
    ];
  },
};
