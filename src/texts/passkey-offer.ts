export const passkeyOfferTexts = {
  titulo: 'Entre más fácil la próxima vez',
  detalle: 'Con su huella, su cara o el PIN de este dispositivo, sin escribir la contraseña.',
  anadir: 'Añadir una llave de acceso',
} as const;
