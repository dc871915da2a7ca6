import { randomUUID } from 'node:crypto';
import { formatMoney } from '../../domain/rules/money/money';
import type { ActivationCodes } from '../access/activation-code';
import type { DeviceCodes } from '../access/device-code';
import type { Links, Purpose } from '../access/links';
import { maskEmail } from '../access/mask-email';
import type { Queries, Value } from '../db/db';
import { type Composed, compose } from './compose';
import { formatMailTime } from './format-mail-time';
import { type MailKind, mailTexts } from './mail-texts';

export interface Mail extends Composed {
  id: string;
  para: string;
  momento: Date;
  /** Where a report of its end goes, and whether also of its arrival. */
  comesBack?: { to: string; isConfirmed: boolean };
}

interface MailRow {
  id: string;
  plantilla: MailKind;
  para: string;
  creado: Date;
  /** null, without a name, for a person who is not an affiliate yet. */
  codigoAfiliado: string | null;
  nombres: string | null;
  jti: string | null;
  ambito: Purpose | null;
  emitido: Date | null;
  expira: Date | null;
  correoAnterior: string | null;
  correoNuevo: string | null;
  registrada: Date | null;
  activacionFirmada: boolean | null;
  cuentaExpira: Date | null;
  pedidoDispositivo: string | null;
  codigoPedido: Date | null;
  codigoExpira: Date | null;
  factura: string | null;
  monto: number | null;
  autorizacion: string | null;
  numero: string | null;
  sello: string | null;
}

const select = `SELECT k.id, k.plantilla, k.para, k.creado, k.codigo_afiliado AS "codigoAfiliado", a.nombres, e.jti, e.ambito,
    e.emitido, e.expira, o.correo_anterior AS "correoAnterior", o.correo_nuevo AS "correoNuevo", c.registrada,
    c.activacion_firmada AS "activacionFirmada", c.expira AS "cuentaExpira",
    k.pedido_dispositivo AS "pedidoDispositivo", p.pedido AS "codigoPedido", p.expira AS "codigoExpira",
    g.factura, g.monto, g.autorizacion, f.numero,
    (SELECT s.id || ' · ' || s.raiz FROM sellos s WHERE s.momento <= k.creado ORDER BY s.id DESC LIMIT 1) AS sello
  FROM correos k LEFT JOIN afiliados a ON a.codigo = k.codigo_afiliado LEFT JOIN enlaces e ON e.jti = k.enlace
    LEFT JOIN cambios_correo o ON o.id = e.cambio_correo LEFT JOIN cuentas c ON c.codigo_afiliado = k.codigo_afiliado
    LEFT JOIN pedidos_dispositivo p ON p.id = k.pedido_dispositivo LEFT JOIN pagos g ON g.orden = k.pago
    LEFT JOIN formularios_afiliacion f ON f.id = k.formulario`;

const pageOf: Record<Purpose, string> = {
  cambioClave: '/solicitud/cambioClave',
  cambioCorreo: '/solicitud/CambioCorreo',
  reversoCorreo: '/solicitud/ReversoCorreo',
  confirmarAfiliado: '/solicitud/confirmarAfiliado',
  billetera: '/confirmacionBilletera',
};

interface Parts {
  now: () => Date;
  links: Links;
  codes: ActivationCodes;
  deviceCodes: DeviceCodes;
  /** Of a demonstration that sends nothing: what is written is there to be read. */
  mailbox: boolean;
}

export const createOutbox = ({ now, links, codes, deviceCodes, mailbox }: Parts) => {
  const pathOf = async (row: MailRow): Promise<string> => {
    const { jti, ambito, codigoAfiliado, emitido, expira } = row;
    if (codigoAfiliado === null) return '/login';
    if (row.plantilla === 'activacion')
      return `/solicitud/confirmacioncorreo/${codes.write({ ...row, codigoAfiliado, activacionFirmada: row.activacionFirmada === true })}`;
    if (row.plantilla === 'reciboPago') return '/pagos';
    if (jti === null || ambito === null || emitido === null || expira === null) return '/login';
    return `${pageOf[ambito]}/${await links.sign({ jti, ambito, codigoAfiliado, emitido, expira })}`;
  };

  return {
    /** In the transaction of what it tells: neither happens without the other. */
    add: async (
      queries: Queries,
      mail: {
        codigoAfiliado: string | null;
        plantilla: MailKind;
        para: string;
        enlace?: string;
        pedidoDispositivo?: string;
        pago?: string;
        formulario?: string;
      },
    ): Promise<void> => {
      const values: readonly Value[] = [
        randomUUID(),
        mail.codigoAfiliado,
        mail.plantilla,
        mail.para,
        mail.enlace ?? null,
        mail.pedidoDispositivo ?? null,
        now(),
        mailbox ? 'enviado' : 'pendiente',
        mailbox ? now() : null,
        mail.pago ?? null,
        mail.formulario ?? null,
      ];
      await queries.query(
        `INSERT INTO correos (id, codigo_afiliado, plantilla, para, enlace, pedido_dispositivo, creado, siguiente, estado, enviado,
           pago, formulario)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11)`,
        values,
      );
    },

    /** The mails that `where` names, put into words; `origin` is how members reach the portal. */
    read: async (queries: Queries, origin: string, where: string, values: readonly Value[] = []): Promise<Mail[]> => {
      const rows = await queries.query<MailRow>(`${select} ${where}`, values);
      return Promise.all(
        rows.map(async (row) => {
          const ends = row.plantilla === 'activacion' ? row.cuentaExpira : (row.expira ?? row.codigoExpira);
          const words = mailTexts[row.plantilla]({
            pedido: formatMailTime(row.creado),
            vence: ends === null ? '' : formatMailTime(ends),
            correoAnterior: maskEmail(row.correoAnterior ?? ''),
            correoNuevo: maskEmail(row.correoNuevo ?? ''),
            codigo:
              row.pedidoDispositivo === null || row.codigoPedido === null
                ? ''
                : deviceCodes.of({ id: row.pedidoDispositivo, pedido: row.codigoPedido }),
            factura: row.factura ?? '',
            monto: row.monto === null ? '' : formatMoney(row.monto),
            autorizacion: row.autorizacion ?? '',
            numero: row.numero ?? '',
            sello: row.sello ?? '',
          });
          const url = `${origin}${await pathOf(row)}`;
          return { id: row.id, para: row.para, momento: row.creado, ...compose(words, row.nombres ?? '', url) };
        }),
      );
    },
  };
};
export type Outbox = ReturnType<typeof createOutbox>;
