import type { TableShare } from './table-share';

/** 1 and 2 are applications of somebody who is no affiliate yet: what they hold is that person's. */
const isOwnKind = `t.tipo IN ('3', '4')`;
const ofWho = (actor: string) =>
  `CASE WHEN ${actor} = $1 THEN 'la persona de estos datos' WHEN ${actor} IS NULL THEN 'la aseguradora' ELSE 'otra persona' END`;

const accountFields = `'{noCuenta,tipoCuenta,banco,nombreTitularCuenta,documentoTitularCuenta,tipoDocumentoTitularCuenta}'::text[]`;
const requesterFields = `'{solicitante,correoSolicitante,telefonoSolicitante,email,codigoSolicitante}'::text[]`;
const letters = (text: string) => `upper(regexp_replace(coalesce(${text}, ''), '[^0-9A-Za-z]', '', 'g'))`;
/** The bank account may be of a relative. */
const isOwnAccount = `EXISTS (SELECT FROM documentos d WHERE d.codigo_afiliado = $1
  AND ${letters('d.numero')} = ${letters(`t.datos->>'documentoTitularCuenta'`)})`;

/** Requests, and what was done. */
export const caseTables = {
  casos: [
    {
      title: 'Sus solicitudes',
      from: 'casos t LEFT JOIN tipos_solicitud tipos ON tipos.codigo = t.tipo',
      whose: 't.codigo_afiliado = $1',
      order: 't.abierto DESC, t.numero',
      columns: {
        numero: 'Solicitud',
        tipo: { label: 'Tipo', read: 'coalesce(tipos.nombre, t.tipo)' },
        abierto: 'Hecha',
        creado_por: { label: 'Quién la hizo', read: ofWho('t.creado_por') },
        estatus: 'Estado',
        estatus_reembolso: 'Estado del reembolso',
        devuelto: 'Devuelta',
        respuesta: { label: 'Respuesta', read: `CASE WHEN ${isOwnKind} THEN t.respuesta END` },
        informacion_autorizacion: 'Sobre la autorización',
        prestador_autorizado: 'Prestador autorizado',
        nap: 'Número de autorización',
        monto_reembolsado: { label: 'Monto reembolsado', read: 't.monto_reembolsado', isMoney: true },
        descripcion: { label: 'Qué se pidió', read: `CASE WHEN ${isOwnKind} THEN t.descripcion END` },
        datos: {
          label: 'Lo que se escribió',
          read: `CASE WHEN ${isOwnKind} THEN
            (CASE WHEN ${isOwnAccount} THEN t.datos ELSE t.datos - ${accountFields} END)
            - (CASE WHEN t.creado_por = $1 THEN '{}'::text[] ELSE ${requesterFields} END) END`,
        },
      },
      without: { codigo_afiliado: 'repeated', conjunto: 'technical', respuestas_gsaup: 'others' },
    },
    {
      name: 'casos_por_otra_persona',
      title: 'Solicitudes que usted hizo por otra persona',
      from: 'casos t LEFT JOIN tipos_solicitud tipos ON tipos.codigo = t.tipo',
      whose: 't.creado_por = $1 AND t.codigo_afiliado <> $1',
      order: 't.abierto DESC, t.numero',
      columns: {
        numero: 'Solicitud',
        tipo: { label: 'Tipo', read: 'coalesce(tipos.nombre, t.tipo)' },
        abierto: 'Hecha',
      },
    },
  ],
  sucesos_caso: [
    {
      title: 'Historia de sus solicitudes',
      from: 'sucesos_caso t JOIN casos c ON c.numero = t.caso',
      whose: 'c.codigo_afiliado = $1',
      order: 't.momento DESC, t.id DESC',
      columns: {
        caso: 'Solicitud',
        momento: 'Cuándo',
        suceso: 'Qué pasó',
        actor: { label: 'Quién', read: ofWho('t.actor') },
        // It may name the address of who filed the case.
        detalle: { label: 'Detalle', read: 'CASE WHEN c.creado_por = $1 THEN t.detalle END' },
      },
      without: { id: 'key' },
    },
  ],
  documentos_caso: [
    {
      title: 'Documentos de sus solicitudes',
      from: 'documentos_caso t JOIN casos c ON c.numero = t.caso',
      whose: 'c.codigo_afiliado = $1',
      order: 't.subido DESC, t.orden DESC',
      columns: {
        caso: 'Solicitud',
        nombre: 'Nombre',
        tipo: 'Formato',
        octetos: 'Tamaño en bytes',
        subido: 'Entregado',
        subido_por: { label: 'Quién lo entregó', read: ofWho('t.subido_por') },
        reemplazado: 'Reemplazado',
      },
      without: { id: 'key', orden: 'technical', requisito: 'key', huella: 'technical' },
    },
  ],
  bitacora: [
    {
      title: 'Lo que se hizo en el portal y quién vio los datos',
      from: 'bitacora t',
      // The last as bitacora_por_indicado has it: without an index the whole table would be read. In a 'cliente' row the page
      // of any member names whom it likes: of others it proves nothing.
      whose: `(t.actor = $1 OR t.de = $1 OR
        (t.documento_indicado = $1 AND t.documento_indicado <> '' AND t.documento_indicado IS DISTINCT FROM t.actor
          AND t.suceso <> 'cliente'))`,
      order: 't.momento DESC, t.id DESC',
      columns: {
        momento: 'Cuándo',
        suceso: 'Qué',
        actor: {
          label: 'Quién',
          read: `CASE WHEN t.actor = $1 THEN 'la persona de estos datos' WHEN EXISTS (SELECT FROM afiliados yo
              JOIN afiliados otro USING (codigo_titular) WHERE yo.codigo = $1 AND otro.codigo = t.actor) THEN 'otra persona de su núcleo'
            WHEN t.actor IS NOT NULL THEN 'una persona ajena a su núcleo' WHEN t.creador_por = 'PERSONAL' THEN 'la aseguradora' ELSE 'una página sin sesión' END`,
        },
        ip: { label: 'Dirección de internet', read: 'CASE WHEN t.actor = $1 THEN t.ip END' },
        // Somebody else's change of these data may hold what is theirs, and the member's change of others' data is not here.
        valor_anterior: {
          label: 'Antes',
          read: `CASE WHEN t.actor = $1 AND t.documento_indicado IN ('', $1) THEN t.valor_anterior END`,
        },
        valor_nuevo: {
          label: 'Después',
          read: `CASE WHEN t.actor = $1 AND t.documento_indicado IN ('', $1) THEN t.valor_nuevo END`,
        },
      },
      without: {
        id: 'key',
        solicitud: 'key',
        tipo_documento: 'technical',
        documento: 'repeated',
        documento_indicado: 'others',
        creador_por: 'technical',
        id_tipo_bitacora: 'technical',
        de: 'repeated',
        una: 'technical',
      },
    },
  ],
} as const satisfies Readonly<Record<string, readonly TableShare[]>>;
