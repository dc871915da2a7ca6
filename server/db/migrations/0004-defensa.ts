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
  ],
} as const;
