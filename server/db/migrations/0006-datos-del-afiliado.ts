export const datosDelAfiliado = {
  id: 6,
  name: 'datos del afiliado',
  statements: [
    // Which parts the member has confirmed since the server asked for all of them.
    `ALTER TABLE contactos ADD COLUMN telefonos_al_dia boolean NOT NULL DEFAULT false,
      ADD COLUMN direccion_al_dia boolean NOT NULL DEFAULT false, ADD COLUMN correo_al_dia boolean NOT NULL DEFAULT false`,
    `ALTER TABLE afiliados ADD COLUMN sexo text NOT NULL DEFAULT '', ADD COLUMN estado_civil text NOT NULL DEFAULT '',
      ADD COLUMN nacionalidad text NOT NULL DEFAULT '',
      ADD COLUMN nucleo_complementario boolean NOT NULL DEFAULT false`,
    // afiliados has the plan that stands on the card; here are all of them.
    `CREATE TABLE planes (
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      id_tipo_plan smallint NOT NULL,
      tipo_plan text NOT NULL,
      estado text NOT NULL,
      fecha_afiliacion date,
      primera_dispersion date,
      ultima_dispersion date,
      inicio_vigencia date,
      fin_vigencia date,
      PRIMARY KEY (codigo_afiliado, id_tipo_plan)
    )`,
    `INSERT INTO planes (codigo_afiliado, id_tipo_plan, tipo_plan, estado, fecha_afiliacion)
      SELECT codigo, id_tipo_plan, plan,
        CASE estado WHEN 'activa' THEN 'ACTIVO' WHEN 'suspendida' THEN 'SUSPENDIDO' ELSE 'SIN SERVICIO' END,
        fecha_afiliacion FROM afiliados`,
    `CREATE TABLE balances (
      codigo_afiliado text NOT NULL,
      id_tipo_plan smallint NOT NULL,
      id_tipo_balance smallint NOT NULL,
      descripcion text NOT NULL,
      monto_tope numeric(14, 2) NOT NULL,
      disponible numeric(14, 2) NOT NULL,
      fecha_renovacion date,
      PRIMARY KEY (codigo_afiliado, id_tipo_plan, id_tipo_balance),
      FOREIGN KEY (codigo_afiliado, id_tipo_plan) REFERENCES planes ON DELETE CASCADE
    )`,
    // id is the hash of what stands in the address of its page. The code is written nowhere: id and the secret make it.
    `CREATE TABLE pedidos_dispositivo (
      id text PRIMARY KEY,
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      identificador text NOT NULL CHECK (identificador <> ''),
      pedido timestamptz NOT NULL,
      expira timestamptz NOT NULL,
      fallos integer NOT NULL DEFAULT 0,
      usado timestamptz,
      anulado timestamptz
    )`,
    `CREATE INDEX pedidos_dispositivo_por_afiliado ON pedidos_dispositivo (codigo_afiliado)`,
    `CREATE INDEX pedidos_dispositivo_por_expiracion ON pedidos_dispositivo (expira)`,
    `ALTER TABLE correos ADD COLUMN pedido_dispositivo text REFERENCES pedidos_dispositivo (id) ON DELETE SET NULL`,
    `CREATE INDEX correos_por_pedido_dispositivo ON correos (pedido_dispositivo)`,
  ],
} as const;
