export const defensa = {
  id: 4,
  name: 'defensa',
  statements: [
    // Failures are counted per visitor in intentos; bloqueada_hasta is set by hand, and no failure ever sets it.
    `ALTER TABLE cuentas DROP COLUMN fallos, DROP COLUMN ultimo_fallo`,
    `ALTER TABLE cuentas ADD COLUMN activacion_firmada boolean NOT NULL DEFAULT false`,
    // Of whom: '' is everybody together.
    `ALTER TABLE intentos ADD COLUMN visitante text NOT NULL DEFAULT ''`,
    `ALTER TABLE intentos DROP CONSTRAINT intentos_pkey, ADD PRIMARY KEY (clave, visitante)`,
    `CREATE INDEX cambios_correo_por_anterior ON cambios_correo (lower(correo_anterior)) WHERE estado = 'confirmado'`,
    // Without these each row that is tidied away looks through a whole table.
    `CREATE INDEX correos_por_enlace ON correos (enlace)`,
    `CREATE INDEX enlaces_por_cambio ON enlaces (cambio_correo)`,
    `CREATE INDEX bitacora_por_momento ON bitacora (momento)`,
    `CREATE INDEX contadores_por_fin ON contadores (hasta)`,
    `CREATE INDEX intentos_por_ultimo ON intentos (ultimo_fallo)`,
  ],
} as const;
