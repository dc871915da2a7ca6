export const inicio = {
  id: 1,
  name: 'inicio',
  statements: [
    `CREATE TABLE afiliados (
      codigo text PRIMARY KEY,
      codigo_titular text NOT NULL REFERENCES afiliados (codigo),
      nombres text NOT NULL,
      apellidos text NOT NULL,
      fecha_nacimiento date NOT NULL,
      tipo_afiliacion text NOT NULL CHECK (tipo_afiliacion IN ('TITULAR', 'DEPENDIENTE')),
      parentesco text NOT NULL DEFAULT '',
      regimen text NOT NULL,
      plan text NOT NULL,
      estado text NOT NULL CHECK (estado IN ('activa', 'suspendida', 'cancelada')),
      CHECK ((tipo_afiliacion = 'TITULAR') = (codigo = codigo_titular))
    )`,
    `CREATE INDEX afiliados_por_titular ON afiliados (codigo_titular)`,
    `CREATE TABLE documentos (
      tipo smallint NOT NULL CHECK (tipo BETWEEN 1 AND 4),
      numero text NOT NULL,
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      PRIMARY KEY (tipo, numero),
      UNIQUE (codigo_afiliado, tipo)
    )`,
    `CREATE TABLE cuentas (
      codigo_afiliado text PRIMARY KEY REFERENCES afiliados (codigo) ON DELETE CASCADE,
      clave_hash text NOT NULL,
      correo text NOT NULL,
      estado text NOT NULL CHECK (estado IN ('activa', 'porActivar')),
      fallos integer NOT NULL DEFAULT 0,
      ultimo_fallo timestamptz,
      bloqueada_hasta timestamptz
    )`,
    `CREATE UNIQUE INDEX cuentas_por_correo ON cuentas (lower(correo))`,
    `CREATE TABLE contactos (
      codigo_afiliado text PRIMARY KEY REFERENCES afiliados (codigo) ON DELETE CASCADE,
      telefono_celular text NOT NULL DEFAULT '',
      telefono_residencial text NOT NULL DEFAULT '',
      id_region text NOT NULL DEFAULT '',
      region text NOT NULL DEFAULT '',
      id_provincia text NOT NULL DEFAULT '',
      provincia text NOT NULL DEFAULT '',
      id_municipio text NOT NULL DEFAULT '',
      municipio text NOT NULL DEFAULT '',
      calle text NOT NULL DEFAULT '',
      no_casa text NOT NULL DEFAULT '',
      apartamento text NOT NULL DEFAULT '',
      edificio text NOT NULL DEFAULT '',
      sector text NOT NULL DEFAULT '',
      correo_electronico text NOT NULL DEFAULT '',
      debe_actualizar boolean
    )`,
    `CREATE TABLE fichas (
      jti text PRIMARY KEY,
      ambito text NOT NULL CHECK (ambito IN ('miembro', 'anonimo')),
      codigo_afiliado text REFERENCES afiliados (codigo) ON DELETE CASCADE,
      emitida timestamptz NOT NULL,
      expira timestamptz NOT NULL,
      ultima_vez timestamptz NOT NULL,
      revocada timestamptz,
      CHECK ((ambito = 'miembro') = (codigo_afiliado IS NOT NULL))
    )`,
    `CREATE INDEX fichas_por_afiliado ON fichas (codigo_afiliado)`,
    `CREATE INDEX fichas_por_expiracion ON fichas (expira)`,
    `CREATE TABLE menu (
      id integer PRIMARY KEY,
      padre integer REFERENCES menu (id) ON DELETE CASCADE,
      orden integer NOT NULL,
      titulo text NOT NULL,
      icono text NOT NULL DEFAULT '',
      url text NOT NULL DEFAULT '',
      externo boolean NOT NULL DEFAULT false,
      require_login boolean NOT NULL DEFAULT true
    )`,
    `CREATE TABLE banderas (nombre text PRIMARY KEY, es_web boolean NOT NULL)`,
    `CREATE TABLE alertas (
      id_afiliado text NOT NULL DEFAULT '',
      nombre text NOT NULL,
      mensaje text NOT NULL,
      PRIMARY KEY (id_afiliado, nombre)
    )`,
    `CREATE TABLE laminas (
      id integer PRIMARY KEY,
      lugar text NOT NULL CHECK (lugar IN ('slider', 'popup')),
      orden integer NOT NULL,
      ubicacion text NOT NULL,
      accion text NOT NULL DEFAULT ''
    )`,
    `CREATE TABLE bitacora (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      momento timestamptz NOT NULL,
      actor text,
      ip text NOT NULL,
      solicitud text NOT NULL,
      suceso text NOT NULL,
      tipo_documento smallint,
      documento text,
      documento_indicado text NOT NULL DEFAULT '',
      creador_por text NOT NULL DEFAULT 'WEB',
      valor_anterior text NOT NULL DEFAULT '',
      valor_nuevo text NOT NULL DEFAULT '',
      id_tipo_bitacora integer
    )`,
    `CREATE INDEX bitacora_por_actor ON bitacora (actor, momento)`,
    `CREATE TABLE contadores (
      clave text PRIMARY KEY,
      cuenta integer NOT NULL,
      hasta timestamptz NOT NULL
    )`,
    `CREATE TABLE intentos (
      clave text PRIMARY KEY,
      fallos integer NOT NULL,
      ultimo_fallo timestamptz NOT NULL,
      bloqueada_hasta timestamptz
    )`,
    `CREATE TABLE secretos (nombre text PRIMARY KEY, valor text NOT NULL)`,
    `CREATE TABLE semillas (nombre text PRIMARY KEY, sembrada timestamptz NOT NULL)`,
  ],
} as const;
