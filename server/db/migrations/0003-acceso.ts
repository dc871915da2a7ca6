export const acceso = {
  id: 3,
  name: 'acceso',
  statements: [
    `ALTER TABLE afiliados ADD COLUMN fecha_afiliacion date`,
    // registrada tells one registration from the next; without expira it waits for its activation for ever.
    `ALTER TABLE cuentas ADD COLUMN registrada timestamptz, ADD COLUMN expira timestamptz`,
    // Who only typed an address does not keep it from its owner.
    `DROP INDEX cuentas_por_correo`,
    `CREATE UNIQUE INDEX cuentas_activas_por_correo ON cuentas (lower(correo)) WHERE estado = 'activa'`,
    `CREATE INDEX cuentas_por_correo ON cuentas (lower(correo))`,
    `CREATE TABLE preguntas_propias (
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      id smallint NOT NULL,
      tipo smallint NOT NULL,
      pregunta text NOT NULL,
      respuesta text NOT NULL,
      PRIMARY KEY (codigo_afiliado, id)
    )`,
    `CREATE TABLE cambios_correo (
      id text PRIMARY KEY,
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      correo_anterior text NOT NULL,
      correo_nuevo text NOT NULL,
      estado text NOT NULL CHECK (estado IN ('pendiente', 'confirmado', 'reversado', 'anulado')),
      pedido timestamptz NOT NULL,
      resuelto timestamptz
    )`,
    `CREATE UNIQUE INDEX cambios_correo_pendientes ON cambios_correo (codigo_afiliado) WHERE estado = 'pendiente'`,
    `CREATE INDEX cambios_correo_por_afiliado ON cambios_correo (codigo_afiliado, pedido)`,
    `CREATE TABLE enlaces (
      jti text PRIMARY KEY,
      ambito text NOT NULL CHECK (ambito IN ('cambioClave', 'cambioCorreo', 'reversoCorreo', 'confirmarAfiliado')),
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      cambio_correo text REFERENCES cambios_correo (id) ON DELETE CASCADE,
      emitido timestamptz NOT NULL,
      expira timestamptz NOT NULL,
      usado timestamptz,
      anulado timestamptz,
      CHECK ((ambito IN ('cambioCorreo', 'reversoCorreo')) = (cambio_correo IS NOT NULL))
    )`,
    `CREATE INDEX enlaces_por_afiliado ON enlaces (codigo_afiliado, ambito)`,
    `CREATE INDEX enlaces_por_expiracion ON enlaces (expira)`,
    // No link is written here: a mail is put into words, and its link signed, when it leaves.
    `CREATE TABLE correos (
      id text PRIMARY KEY,
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      plantilla text NOT NULL,
      para text NOT NULL,
      enlace text REFERENCES enlaces (jti) ON DELETE SET NULL,
      creado timestamptz NOT NULL,
      estado text NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'enviado', 'perdido')),
      intentos integer NOT NULL DEFAULT 0,
      siguiente timestamptz NOT NULL,
      enviado timestamptz
    )`,
    `CREATE INDEX correos_pendientes ON correos (siguiente) WHERE estado = 'pendiente'`,
    `CREATE INDEX correos_por_afiliado ON correos (codigo_afiliado, plantilla, creado)`,
  ],
} as const;
