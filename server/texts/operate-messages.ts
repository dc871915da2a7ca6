/** What an operator reads of the command «operate»: one line each. */
export const operateMessages = {
  usage: (verbs: readonly string[]) => `Use: ${verbs.map((verb) => `operate ${verb}`).join(', u ')}.`,
  fileExists: (file: string) => `El archivo ${file} ya existe. Escriba otro nombre.`,
  notWritten: (file: string, error: unknown) =>
    `No se pudo escribir ${file}: ${error instanceof Error ? error.message : String(error)}`,
  callsWritten: (rows: number, file: string) =>
    `Avisos por dar en ${file}: ${rows}. Tiene datos personales: bórrelo cuando termine.`,
  howMissing: (ways: readonly string[]) =>
    `Escriba quién avisó y cómo, por ejemplo "Ana, por teléfono". Puede ser ${ways.join(', ')}.`,
  told: 'Anotado: ya no está en la lista.',
  notOnList: 'Ese aviso no está en la lista: ya se anotó, o llegó por correo.',
} as const;
