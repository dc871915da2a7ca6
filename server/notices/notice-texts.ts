import { brand } from '../../domain/brand/brand';
import type { PromiseName } from '../../domain/rules/promises/promises';
import { leaveNoKey, reachUs } from '../mail/mail-texts';

/** A moment ends with the dot of «a. m.» or «p. m.», which ends the sentence too. */
export interface NoticeFacts {
  caso: string;
  factura: string;
  momento: string;
  /** Empty where nothing ends. */
  vence: string;
}

interface NoticeWords {
  asunto: string;
  /** What happened, what to do, until when. */
  parrafos: readonly string[];
  boton: string;
  siNoFue: string;
  /** null: the bell says nothing, the mail alone does. */
  campana: string | null;
}

const product = brand.productName;
export const bellOrigins = { caso: 'Gestión de Solicitudes', factura: 'Pagos', perfil: 'Perfil' };

const ofCase = (caso: string) => ({
  boton: `Ver la solicitud ${caso}`,
  siNoFue: `Si usted no hizo esta solicitud, ${reachUs}.`,
  campana: null,
});
const ofInvoice = {
  boton: 'Ver mis facturas',
  siNoFue: `Si ya la pagó, no tiene que hacer nada. Si no reconoce esta factura, ${reachUs}.`,
};
const ofAccount = (boton: string) => ({ boton, campana: null });
const completeIt = 'Ábrala: allí dice qué falta y cómo entregarlo.';
const untilWhen = (vence: string) => (vence === '' ? '' : ` Tiene hasta el ${vence}`);

/** No subject names a person or holds a word of health, a provider or an amount: it may be read on a locked screen. */
export const noticeTexts: Readonly<Record<PromiseName, (facts: NoticeFacts) => NoticeWords>> = {
  casoCreado: ({ caso, momento }) => ({
    ...ofCase(caso),
    asunto: `Recibimos su solicitud ${caso}`,
    parrafos: [`El ${momento} recibimos su solicitud ${caso}. No tiene que hacer nada más por ahora.`],
  }),
  casoDocumentos: ({ caso, momento }) => ({
    ...ofCase(caso),
    asunto: `Llegaron documentos a su solicitud ${caso}`,
    parrafos: [`El ${momento} se agregaron documentos a su solicitud ${caso}. No tiene que hacer nada más por ahora.`],
  }),
  casoCompletado: ({ caso, momento }) => ({
    ...ofCase(caso),
    asunto: `Su solicitud ${caso} fue completada`,
    parrafos: [
      `El ${momento} se completó su solicitud ${caso}, y volvió a revisión. No tiene que hacer nada más por ahora.`,
    ],
  }),
  casoEnCurso: ({ caso, momento }) => ({
    ...ofCase(caso),
    asunto: `Su solicitud ${caso} está en revisión`,
    parrafos: [`El ${momento} empezamos a revisar su solicitud ${caso}. No tiene que hacer nada más por ahora.`],
  }),
  casoDevuelto: ({ caso, momento, vence }) => ({
    ...ofCase(caso),
    asunto: `Su solicitud ${caso} necesita algo de usted`,
    parrafos: [
      `El ${momento} devolvimos su solicitud ${caso} porque le falta algo. ${completeIt}`,
      ...(vence === '' ? [] : [`Tiene hasta el ${vence} Después se anula y tendría que hacer otra.`]),
    ],
    campana: `Su caso ${caso} fue devuelto. Complételo en 24 horas o será anulado.`,
  }),
  casoPorVencer: ({ caso, vence }) => ({
    ...ofCase(caso),
    asunto: `Su solicitud ${caso} todavía necesita algo de usted`,
    parrafos: [
      `A su solicitud ${caso} todavía le falta algo.${untilWhen(vence)}`,
      `Después se anula y tendría que hacer otra. ${completeIt}`,
    ],
    campana: `Su caso ${caso} todavía está devuelto.${untilWhen(vence)} Después será anulado.`,
  }),
  casoResuelto: ({ caso, momento }) => ({
    ...ofCase(caso),
    asunto: `Hay una respuesta a su solicitud ${caso}`,
    parrafos: [`El ${momento} respondimos su solicitud ${caso}. Ábrala para leer la respuesta.`],
    campana: `Su caso ${caso} fue resuelto.`,
  }),
  casoAnulado: ({ caso, momento }) => ({
    ...ofCase(caso),
    asunto: `Su solicitud ${caso} fue anulada`,
    parrafos: [
      `El ${momento} se anuló su solicitud ${caso}. Ábrala para leer el motivo. Si todavía la necesita, haga una solicitud nueva.`,
    ],
    campana: `Su caso ${caso} fue anulado.`,
  }),
  facturaNueva: ({ factura, vence }) => ({
    ...ofInvoice,
    asunto: 'Tiene una factura nueva',
    parrafos: [
      `Su factura ${factura} está lista.${vence === '' ? '' : ` Vence el ${vence}.`}`,
      'Puede pagarla con tarjeta desde el portal.',
    ],
    campana: `Su factura ${factura} está lista.${vence === '' ? '' : ` Vence el ${vence}.`}`,
  }),
  facturaPorVencer: ({ factura, vence }) => ({
    ...ofInvoice,
    asunto: 'Una factura suya está por vencer',
    parrafos: [
      `Su factura ${factura} vence el ${vence} y no consta su pago.`,
      'Puede pagarla con tarjeta desde el portal.',
    ],
    campana: `Su factura ${factura} vence el ${vence}.`,
  }),
  facturaVencida: ({ factura, vence }) => ({
    ...ofInvoice,
    asunto: 'Una factura suya está vencida',
    parrafos: [
      `Su factura ${factura} venció el ${vence} y no consta su pago.`,
      'Páguela cuanto antes desde el portal.',
    ],
    campana: `Su factura ${factura} venció el ${vence}.`,
  }),
  pagoRechazado: ({ factura, momento }) => ({
    boton: 'Ver mis facturas',
    siNoFue: `Si usted no intentó pagarla, ${reachUs}.`,
    asunto: 'Su pago no fue aprobado',
    parrafos: [
      `El ${momento} el banco no aprobó el pago de su factura ${factura}. No se hizo ningún cargo por ella.`,
      'Intente con otra tarjeta o comuníquese con su banco.',
    ],
    campana: null,
  }),
  pagoEnDuda: ({ factura, momento }) => ({
    boton: 'Ver mis facturas',
    siNoFue: `Si usted no hizo este pago, ${reachUs}.`,
    asunto: 'Todavía no sabemos si su pago se hizo',
    parrafos: [
      `El ${momento} se empezó el pago de su factura ${factura}, y el banco todavía no nos ha dado el resultado. No la pague otra vez: podría pagarla dos veces.`,
      `Mire su estado en «Pagos». Si su banco ya le cobró y la factura sigue pendiente, ${reachUs}.`,
    ],
    campana: `El banco todavía no confirma el pago de su factura ${factura}. No la pague otra vez.`,
  }),
  contactoCambiado: ({ momento }) => ({
    ...ofAccount('Ver mis datos'),
    asunto: 'Sus datos de contacto cambiaron',
    parrafos: [
      `El ${momento} se cambiaron sus teléfonos o su dirección en ${product}. Si fue usted, no tiene que hacer nada.`,
    ],
    siNoFue: `Si no fue usted, cambie su contraseña cuanto antes, ${leaveNoKey}.`,
  }),
  dispositivoAgregado: ({ momento }) => ({
    ...ofAccount(`Ir a ${product}`),
    asunto: 'Se agregó un dispositivo seguro a su cuenta',
    parrafos: [
      `El ${momento} se agregó un dispositivo seguro a su cuenta de ${product}. Si fue usted, no tiene que hacer nada.`,
    ],
    siNoFue: `Si no fue usted, cambie su contraseña cuanto antes, ${leaveNoKey}.`,
  }),
  ingresoBloqueado: ({ momento }) => ({
    ...ofAccount(`Ir a ${product}`),
    asunto: 'Alguien intentó entrar en su cuenta',
    parrafos: [
      `El ${momento} alguien intentó entrar varias veces en su cuenta de ${product} y no pudo; por un rato no puede seguir intentándolo. Su contraseña sigue siendo la misma.`,
      'Si fue usted y no la recuerda, pida una nueva con «¿Olvidó su contraseña?».',
    ],
    siNoFue: `Si no fue usted, no tiene que hacer nada más: nadie entró. Si se repite, ${reachUs}.`,
  }),
  ingresoNuevo: ({ momento }) => ({
    ...ofAccount('No fui yo'),
    asunto: 'Entraron en su cuenta desde un dispositivo nuevo',
    parrafos: [
      `El ${momento} alguien entró en su cuenta de ${product} desde un dispositivo donde no había entrado antes. Si fue usted, no tiene que hacer nada.`,
      'Si no fue usted, pulse «No fui yo»: allí puede cerrar su cuenta en todos los dispositivos y poner otra contraseña.',
    ],
    siNoFue: `Si otra persona lee este correo, o tiene dudas, ${reachUs}.`,
  }),
  llaveAgregada: ({ momento }) => ({
    ...ofAccount('Ver mis llaves'),
    asunto: 'Se añadió una llave de acceso a su cuenta',
    parrafos: [
      `El ${momento} se añadió una llave de acceso a su cuenta de ${product}. Con ella se entra con la huella, la cara o el PIN de un dispositivo. Si fue usted, no tiene que hacer nada.`,
    ],
    siNoFue: `Si no fue usted, cambie su contraseña cuanto antes, ${leaveNoKey}.`,
  }),
  llaveQuitada: ({ momento }) => ({
    ...ofAccount(`Ir a ${product}`),
    asunto: 'Se quitó una llave de acceso de su cuenta',
    parrafos: [
      `El ${momento} se quitó una llave de acceso de su cuenta de ${product}. Si fue usted, no tiene que hacer nada: puede entrar con su contraseña.`,
    ],
    siNoFue: `Si no fue usted, cambie su contraseña cuanto antes, ${leaveNoKey}.`,
  }),
  misDatosListos: ({ vence }) => ({
    ...ofAccount('Ver mis datos'),
    asunto: 'El archivo con sus datos está listo',
    parrafos: [`El archivo que pidió está listo. Ábralo con su contraseña; se abre una sola vez.${untilWhen(vence)}`],
    siNoFue: `Si usted no lo pidió, cambie su contraseña cuanto antes, ${leaveNoKey}.`,
    campana: 'El archivo con sus datos está listo. Ábralo en su perfil.',
  }),
};
