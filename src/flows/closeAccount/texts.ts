export const closeAccountTexts = {
  titulo: 'Cerrar su cuenta',
  seBorra:
    'Si la cierra, se borran su contraseña, sus sesiones, sus dispositivos, su foto y sus preferencias. También un archivo de sus datos que no haya abierto.',
  queda:
    'Su afiliación no cambia. Seguimos guardando sus datos de contacto, sus solicitudes, sus pagos, sus consumos y los avisos que le enviamos. Los necesita su afiliación, o nos obliga la ley. Puede registrarse otra vez cuando quiera.',
  cerrar: 'Cerrar mi cuenta',
  paraCerrar: 'Para cerrarla escriba la contraseña con la que inicia sesión.',
  clave: 'Contraseña de la cuenta',
  confirmar: 'Sí, cerrar mi cuenta',
  cerrando: 'Cerrando su cuenta…',
  cancelar: 'No cerrarla',
  sinSaber: 'No sabemos si su cuenta se cerró. Si se cerró, el portal le pedirá iniciar sesión.',
} as const;
