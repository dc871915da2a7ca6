export const indicesDeLimpieza = {
  id: 14,
  name: 'índices de limpieza',
  statements: [
    // Without these each round that tidies away reads every mail of a month.
    `CREATE INDEX correos_por_creacion ON correos (creado) WHERE estado <> 'pendiente'`,
    `CREATE INDEX cambios_correo_por_momento ON cambios_correo (pedido)`,
  ],
} as const;
