export const contactTexts = {
  llamar: (telefono: string) => `Llamar al ${telefono}`,
  whatsapp: 'Escribir por WhatsApp',
  centros: 'Ver los centros de servicio',
} as const;
