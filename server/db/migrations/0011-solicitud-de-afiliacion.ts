/** The public application: its lists and the sent applications. Amounts are cents. */
export const solicitudDeAfiliacion = {
  id: 11,
  name: 'solicitud de afiliación',
  statements: [
    `CREATE TABLE formas_pago (codigo smallint PRIMARY KEY, nombre text NOT NULL)`,
    `INSERT INTO formas_pago (codigo, nombre) VALUES (1, 'Efectivo'), (2, 'Transferencia'), (3, 'Tarjeta')`,
    `CREATE TABLE frecuencias_pago (codigo smallint PRIMARY KEY, nombre text NOT NULL)`,
    `INSERT INTO frecuencias_pago (codigo, nombre) VALUES (2, 'Trimestral'), (3, 'Semestral'), (4, 'Anual')`,
    // solo_regimen: offered to affiliates of that regime alone.
    `CREATE TABLE planes_formulario (
      codigo text PRIMARY KEY,
      orden integer NOT NULL,
      nombre text NOT NULL,
      solo_regimen text REFERENCES regimenes (codigo),
      prima bigint CHECK (prima > 0)
    )`,
    `CREATE INDEX planes_formulario_por_regimen ON planes_formulario (solo_regimen)`,
    `CREATE TABLE coberturas_plan_formulario (
      plan text NOT NULL REFERENCES planes_formulario (codigo) ON DELETE CASCADE,
      orden integer NOT NULL,
      descripcion text NOT NULL,
      detalle text NOT NULL,
      PRIMARY KEY (plan, orden)
    )`,
    // Of which sex a dependent of that relationship may be. The codes are those of parentescos.
    `CREATE TABLE dependientes_permitidos (
      codigo text PRIMARY KEY,
      orden integer NOT NULL,
      nombre text NOT NULL,
      masculino boolean NOT NULL DEFAULT true,
      femenino boolean NOT NULL DEFAULT true
    )`,
    `INSERT INTO dependientes_permitidos (codigo, orden, nombre) VALUES ('1', 0, 'Esposo o esposa'),
      ('2', 1, 'Compañero o compañera'), ('3', 2, 'Hijo o hija'), ('4', 3, 'Hijastro o hijastra'), ('5', 4, 'Padre o madre')`,
    `CREATE TABLE sintomas_formulario (
      codigo text PRIMARY KEY,
      padre text REFERENCES sintomas_formulario (codigo) ON DELETE CASCADE,
      orden integer NOT NULL,
      descripcion text NOT NULL,
      campo_adicional text NOT NULL DEFAULT ''
    )`,
    `CREATE INDEX sintomas_formulario_por_padre ON sintomas_formulario (padre)`,
    // huella: a keyed hash of all that was sent, for as long as the same once more is the same application.
    `CREATE TABLE formularios_afiliacion (
      id text PRIMARY KEY,
      numero text NOT NULL UNIQUE,
      huella text UNIQUE,
      recibido timestamptz NOT NULL,
      plan text NOT NULL REFERENCES planes_formulario (codigo),
      nombres text NOT NULL,
      apellidos text NOT NULL,
      tipo_documento smallint NOT NULL CHECK (tipo_documento IN (1, 2, 3)),
      documento text NOT NULL,
      fecha_nacimiento date NOT NULL,
      sexo text NOT NULL CHECK (sexo IN ('Masculino', 'Femenino')),
      nacionalidad text NOT NULL,
      ocupacion text NOT NULL,
      correo text NOT NULL,
      estado_civil text NOT NULL,
      direccion text NOT NULL,
      sector text NOT NULL,
      ciudad text NOT NULL,
      telefono text NOT NULL,
      oficina text NOT NULL,
      celular text NOT NULL,
      forma_pago smallint NOT NULL REFERENCES formas_pago (codigo),
      frecuencia_pago smallint NOT NULL REFERENCES frecuencias_pago (codigo)
    )`,
    `CREATE INDEX formularios_afiliacion_por_momento ON formularios_afiliacion (recibido)`,
    `CREATE INDEX formularios_afiliacion_por_plan ON formularios_afiliacion (plan)`,
    `CREATE INDEX formularios_afiliacion_por_forma ON formularios_afiliacion (forma_pago)`,
    `CREATE INDEX formularios_afiliacion_por_frecuencia ON formularios_afiliacion (frecuencia_pago)`,
    `CREATE TABLE dependientes_formulario (
      formulario text NOT NULL REFERENCES formularios_afiliacion (id) ON DELETE CASCADE,
      orden integer NOT NULL,
      nombres text NOT NULL,
      apellidos text NOT NULL,
      tipo_documento smallint NOT NULL CHECK (tipo_documento IN (1, 2, 3)),
      documento text NOT NULL,
      fecha_nacimiento date NOT NULL,
      sexo text NOT NULL CHECK (sexo IN ('Masculino', 'Femenino')),
      nacionalidad text NOT NULL,
      id_nacionalidad text NOT NULL,
      parentesco text NOT NULL REFERENCES dependientes_permitidos (codigo),
      PRIMARY KEY (formulario, orden)
    )`,
    `CREATE INDEX dependientes_formulario_por_parentesco ON dependientes_formulario (parentesco)`,
    // All answers of one application, encrypted together: not even how many there are can be read. llave: with which key.
    `CREATE TABLE declaraciones_salud (
      formulario text PRIMARY KEY REFERENCES formularios_afiliacion (id) ON DELETE CASCADE,
      llave text NOT NULL,
      cifrado text NOT NULL
    )`,
    `CREATE INDEX declaraciones_salud_por_llave ON declaraciones_salud (llave)`,
    `ALTER TABLE correos ALTER COLUMN codigo_afiliado DROP NOT NULL,
      ADD COLUMN formulario text UNIQUE REFERENCES formularios_afiliacion (id) ON DELETE CASCADE,
      ADD CHECK (codigo_afiliado IS NOT NULL OR formulario IS NOT NULL)`,
  ],
} as const;
