/** What an operator reads of the command «operate»: one line each. */
export const operateMessages = {
  usage: (verbs: readonly string[]) => `Use:\n${verbs.map((verb) => `  operate ${verb}`).join('\n')}`,
  fileExists: (file: string) => `El archivo ${file} ya existe. Escriba otro nombre.`,
  notWritten: (file: string, error: unknown) =>
    `No se pudo escribir ${file}: ${error instanceof Error ? error.message : String(error)}`,
  callsWritten: (rows: number, file: string) =>
    `Avisos por dar en ${file}: ${rows}. Tiene datos personales: bórrelo cuando termine.`,
  howMissing: (ways: readonly string[]) =>
    `Escriba quién avisó y cómo, por ejemplo "Ana, por teléfono". Puede ser ${ways.join(', ')}.`,
  told: 'Anotado: ya no está en la lista.',
  noMaintenance: 'No hay ninguno anunciado.',
  maintenance: (of: Record<'id' | 'desde' | 'hasta' | 'frase' | 'llamadas', string>) =>
    `${of.id}  ${of.desde} hasta ${of.hasta}: ${of.frase} (${of.llamadas})`,
  noMoment: 'Escriba desde cuándo y hasta cuándo, con la hora de Santo Domingo, así: 2026-11-29T22:00.',
  announced: (id: string) =>
    `Anunciado como ${id}. El portal lo dice una hora antes. Para quitarlo: operate retirar ${id}`,
  takenBack: 'Retirado: el portal deja de decirlo.',
  notOnList: 'Ese aviso no está en la lista: ya se anotó, o llegó por correo.',
} as const;
