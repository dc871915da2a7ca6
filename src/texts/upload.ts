export const uploadTexts = {
  enviado: (porcentaje: number) => `Enviado: ${porcentaje} %`,
} as const;
