import { incomplete, memberOf } from '../../../e2e/members';
import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine';
import { onboardingFaultText, onboardingTexts as texts } from '../../../src/flows/onboarding/texts';
import { emailTexts } from '../../../src/texts/email';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords, How } from '../flow-words';

const larimar = memberOf(1007, 'Larimar');
const step = (paso: 0 | 1 | 2) => `El paso «${texts.preguntas[paso]}»`;
const ownBug: How = { responde: '', soloAutomatica: 'es una parte del propio portal' };
const saved: How = { responde: 'guardado' };
const unsaved: How = {
  responde: 'datos que no son los que se acaban de enviar',
  soloAutomatica: 'la demostración guarda lo que se le envía',
};
const empty: How = { responde: 'sin datos de contacto', socio: incomplete };
const full: How = { responde: 'los datos de contacto', socio: larimar };
const lost = `«${texts.sinConfirmar}», y lo escrito sigue ahí.`;
const notSaved = 'Un error sobre los campos; lo escrito sigue ahí.';
const seenSample = 'El paso, solo para leer; si es la dirección, con listas marcadas como muestra.';

export const onboardingWords: FlowWords<typeof onboardingMachine> = {
  titulo: texts.titulo,
  antes: 'Salga de la sesión si hay alguna, y vuelva a empezar con «npm run demo:reset»',
  espera:
    'Para alcanzar a ver las esperas, en /demo/fallos ponga «Demora (milisegundos)» con valor 3000 a la llamada; al terminar el camino pulse «Quitar todo»',
  socio: larimar,
  pasos: {
    'inicio (en la página)': 'entre con {tipo} {documento} y {clave}; se abre /onboarding.',
    'inicio (en el modal, subsidiada, con la lectura tolerante)': {
      accion: 'entre, y tras el asistente abra otra pestaña en /citas.',
      antes: 'el servidor lleva POLICY_ONBOARDING_TOLERANT=si',
      socio: incomplete,
    },
    'ESCRIBIR (celular)': `En «${texts.celular}» escriba 8095550142.`,
    'ESCRIBIR (otra provincia)': `En «${texts.provincia}» elija Distrito Nacional.`,
    'ESCRIBIR (correo con error)': `En «${texts.correo}» escriba rosa@gmial.com.`,
    DEJAR: 'Pase a otro campo o botón.',
    USAR_SUGERENCIA: `Pulse «${emailTexts.usarSugerencia('rosa@gmail.com')}», si se ofrece.`,
    SIGUIENTE: `Pulse «${texts.siguiente}».`,
    ANTERIOR: `Pulse «${texts.anterior}».`,
    CONFIRMAR: `Pulse «${texts.finalizar}».`,
    OMITIR: `Pulse «${texts.omitir}».`,
    CONTINUAR_DESPUES: `Pulse «${texts.continuarDespues}».`,
    CONTINUAR: `Pulse «${texts.continuar.pagina}» (en el modal, «${texts.continuar.modal}»).`,
    REINTENTAR: `Pulse «${shellTexts.reintentar}».`,
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    'GUARDADO_FUERA (telefonos)': {
      accion: 'En otra pestaña del asistente escriba los mismos teléfonos y guárdelos.',
    },
    'listo consultarContacto (completo)': full,
    'listo consultarContacto (vacío)': empty,
    'listo consultarProvincias (dos)': { responde: 'las provincias' },
    'listo consultarMunicipios (tres)': { responde: 'los municipios' },
    'listo guardarTelefonos (guardado)': saved,
    'listo guardarDireccion (guardado)': saved,
    'listo guardarCorreo (guardado)': saved,
    'listo releerContacto (completo)': { responde: 'lo que se acaba de enviar' },
    'listo releerContacto (vacío)': unsaved,
    'tras espera': 'Espere: se intenta solo, cada vez algo más tarde.',
    'tras pausaFinal': 'No haga nada durante dos segundos (en el modal, uno).',
    'fallo vigilar': ownBug,
  },
  llamadas: {
    consultarContacto: 'datoscontactos',
    releerContacto: 'datoscontactos',
    consultarProvincias: 'provincias',
    consultarMunicipios: 'municipios',
    guardarTelefonos: 'updateTelefonos',
    guardarDireccion: 'updateDireccion',
    guardarCorreo: 'updateCorreo',
  },
  verse: {
    cargando: `«${texts.cargando}» y «${texts.omitir}».`,
    'muestra.esperando': seenSample,
    'muestra.reintentando': seenSample,
    'telefonos.formulario.escribiendo': `${step(0)}, con «${texts.omitir}», y «${texts.anterior}» sin poder pulsarse.`,
    'telefonos.formulario.faltanDatos': `${step(0)}: los campos dicen qué les falta, y el foco va al primero.`,
    'telefonos.formulario.fallida': notSaved,
    'telefonos.formulario.noConfirmada': lost,
    'telefonos.guardando': `${step(0)}, y el botón dice «${texts.guardando}».`,
    'telefonos.comprobando': `${step(0)}, y el botón dice «${texts.comprobando}».`,
    'direccion.formulario.escribiendo': `${step(1)}; al régimen subsidiado se le muestra con candado.`,
    'direccion.formulario.faltanDatos': `${step(1)}: los campos dicen qué les falta, y el foco va al primero.`,
    'direccion.formulario.fallida': notSaved,
    'direccion.formulario.noConfirmada': lost,
    'direccion.guardando': `${step(1)}, y el botón dice «${texts.guardando}».`,
    'direccion.comprobando': `${step(1)}, y el botón dice «${texts.comprobando}».`,
    'correo.formulario.escribiendo': `${step(2)}, con «${texts.finalizar}».`,
    'correo.formulario.faltanDatos': `${step(2)}: el campo dice qué le falta, y el foco va a él.`,
    'correo.formulario.fallida': notSaved,
    'correo.formulario.noConfirmada': lost,
    'finalizando.telefonos': `${step(2)}, y el botón dice «${texts.guardando}».`,
    'finalizando.direccion': `${step(2)}, y el botón dice «${texts.guardando}».`,
    'finalizando.correo': `${step(2)}, y el botón dice «${texts.guardando}».`,
    'finalizando.comprobando': `${step(2)}, y el botón dice «${texts.comprobando}».`,
    terminada: 'Se dice que todo está actualizado, con un botón.',
    concluida: 'El inicio; en el modal, la página que estaba debajo.',
    omitida: 'El inicio.',
    aplazada: 'El inicio; en el modal, la página que estaba debajo. Al volver a entrar, lo escrito sigue ahí.',
  },
  ademas: ({ variante, paso, faltas, fallidas, contacto, provincias, municipios }, state) => {
    if (state === 'terminada') return `«${texts.terminado[variante]}»`;
    if (state.startsWith('muestra')) {
      const missing = [
        ...(contacto === null ? [texts.sinCargar.contacto] : []),
        ...(provincias === null ? [texts.sinCargar.provincias] : []),
        ...(municipios === null ? [texts.sinCargar.municipios] : []),
      ];
      return `«${missing.length === 3 ? texts.sinCarga[variante] : missing.join('. ')}»`;
    }
    const [only] = fallidas;
    if (state.endsWith('fallida') && only !== undefined)
      return `«${paso === 2 ? texts.noGuardados(fallidas) : texts.noGuardado(only)}»`;
    return Object.values(faltas)
      .flatMap((falta) => (falta === undefined ? [] : [`«${onboardingFaultText[variante][falta]}»`]))
      .join(' ');
  },
};
