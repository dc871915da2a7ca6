import { decodeReply } from '../../domain/contract/decode';
import { datoscontactos } from '../../domain/contract/login';
import { changedParts, contactParts, contentOf } from '../../domain/rules/contact/contact-part';
import { isDoubtful } from '../../domain/rules/contact/contact-sends';
import { profileDraft } from '../../domain/rules/contact/profile-draft';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import { contactSaveEnds, guardado } from '../contactSave/contactSave.cases';
import type { FlowCases } from '../flow-cases';
import { contactEditFlow } from './contactEdit.rules';
import { profileFaults } from './profile-form';

const comoEstaba = decodeReply(datoscontactos, guardado);
const otroCelular = decodeReply(datoscontactos, { ...guardado, telefonoCelular: '849-555-0177' });
const base = profileDraft({ ...guardado }, []);

const entrada = {
  codigoAfiliado: '1001',
  propio: true,
  titular: true,
  subsidiado: false,
  recuerdo: null,
  pendiente: null,
};
const recuerdo = { base, borrador: { ...base, calle: 'Calle Duarte' }, envios: {} };
const aMedias = { ...base, telefonoCelular: '(849)-555-0177', correo: 'otra@ejemplo.do' };
const enviados = (borrador: typeof base) => ({
  telefonos: { contenido: contentOf('telefonos', borrador), confirmado: false },
});
const dudoso = { base, borrador: aMedias, envios: enviados(aMedias) };
const { guardada, 'sin los teléfonos': sinTelefonos, 'el correo sin confirmar': sinConfirmar } = contactSaveEnds;
const dudosos = { ...sinConfirmar, guardadas: ['direccion', 'correo'] as const };

const lista = (...filas: readonly [codigo: string, descripcion: string, codigoPadre: string][]) =>
  filas.map(([codigo, descripcion, codigoPadre]) => ({ codigo, descripcion, codigoPadre }));
const listas = {
  regiones: lista(['01', 'Cibao Norte', ''], ['10', 'Ozama', '']),
  provincias: lista(['25', 'Santiago', '01'], ['32', 'Santo Domingo', '10']),
  municipios: lista(['2501', 'Santiago', '25'], ['3201', 'Santo Domingo Este', '32']),
};

export const cases: FlowCases<typeof contactEditFlow> = {
  machine: contactEditFlow,
  starts: {
    'titular, en su perfil': entrada,
    'dependiente, con algo sin guardar': { ...entrada, titular: false, recuerdo },
    'un menor subsidiado, con un envío sin confirmar': {
      ...entrada,
      propio: false,
      subsidiado: true,
      recuerdo: dudoso,
    },
  },
  events: {
    ESCRIBIR: {
      celular: { campo: 'telefonoCelular', valor: '8295550100' },
      calle: { campo: 'calle', valor: 'Calle Duarte' },
      'celular en blanco': { campo: 'telefonoCelular', valor: '' },
      correo: { campo: 'correo', valor: 'rosa@gmial.com' },
    },
    DEJAR: { celular: { campo: 'telefonoCelular' }, correo: { campo: 'correo' } },
    ELEGIR: { 'lo escrito': { campo: 'telefonoCelular', eleccion: 'mio' } },
    SALIDA_PEDIDA: { 'de la página': { salida: 'pagina' }, 'de la sesión': { salida: 'sesion' } },
  },
  replies: {
    consultarContacto: { 'como estaba': comoEstaba, 'otro celular': otroCelular },
    releerContacto: { 'como estaba': comoEstaba, 'otro celular': otroCelular },
    consultarListas: {
      'las tres': listas,
      'sin los municipios': { ...listas, municipios: null },
    },
    guardarContacto: {
      guardada,
      'sin los teléfonos': sinTelefonos,
      'los teléfonos sin confirmar': {
        ...dudosos,
        envios: enviados({ ...base, telefonoCelular: '(829)-555-0100' }),
      },
      'los de otra visita sin confirmar': { ...dudosos, envios: dudoso.envios },
    },
  },
  delays: {
    limiteCarga: chartLimitMs(defaultPolicy.readLimitMs),
    demoraRestaurar: 100,
  },
  guardContext: ({ propio, titular, subsidiado, base: antes, borrador, ...mas }) => {
    const pais = { regiones: mas.regiones ?? [], provincias: mas.provincias ?? [], municipios: mas.municipios ?? [] };
    const partes = changedParts(antes, borrador).filter((parte) => parte !== 'direccion' || !subsidiado);
    return [
      propio,
      titular,
      subsidiado,
      contentOf('telefonos', antes),
      mas.regiones !== null && mas.provincias !== null && mas.municipios !== null,
      partes,
      Object.keys(profileFaults(partes, borrador, pais)).length > 0,
      contactParts.some((parte) => isDoubtful(mas.envios, parte, borrador)),
      // An undone edit whose save has an unknown outcome; only without further changes.
      partes.length === 0 && Object.values(mas.envios).some((envio) => envio?.confirmado === false),
      mas.fallidas.length > 0,
      mas.choques,
      mas.porSalir,
      // Only without other changes, because it doubles the number of nodes.
      partes.join() === 'correo' && mas.choques.length + mas.fallidas.length === 0 && mas.sugerencia !== '',
    ];
  },
};
