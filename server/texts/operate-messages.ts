const sealFaults = {
  cambiada: (fila: number) => `fila ${fila}: no dice lo que decía cuando se selló`,
  falta: (fila: number) => `fila ${fila}: se borró`,
  añadida: (fila: number) => `fila ${fila}: se añadió después del sello`,
  selloCambiado: (sello: number) => `sello ${sello}: no es el que se escribió, o no sigue al anterior`,
  selloFalta: (sello: number) => `sello ${sello}: falta`,
  raizPerdida: (sello: number) => `sello ${sello}: el registro no dice su raíz`,
  otraRaiz: (sello: number) => `sello ${sello}: el registro o el recibo dice otra raíz`,
  sinLlave: (sello: number) =>
    `sello ${sello}: sus filas no se comprobaron; indique con --secretos un archivo con los secretos de entonces, uno por línea`,
} as const;

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
  notRead: (file: string, error: unknown) =>
    `No se pudo leer ${file}: ${error instanceof Error ? error.message : String(error)}`,
  noRoots: (file: string) => `En ${file} no hay ninguna línea «auditSeal». Indique el registro del servidor.`,
  noReceipt: 'Escriba el número y la raíz como los dice el recibo, así: "1234 · …", con sus 43 letras.',
  erased: (rows: number) =>
    `Filas borradas de la bitácora: ${rows}. Sus sellos quedan; «operate sellos» las dice borradas a petición cuando se selle este borrado, en uno o dos minutos.`,
  erasedRows: (rows: readonly number[]) => `Borradas a petición: ${rows.length} (filas ${rows.join(', ')}).`,
  sealed: (of: Record<'sellos' | 'selladas' | 'borradas' | 'sinSellar', number>) =>
    `Sellos: ${of.sellos}. Filas selladas: ${of.selladas}, de ellas borradas por su edad: ${of.borradas}. Todavía sin sellar: ${of.sinSellar}.`,
  sealFaults: (many: number) => `No están como se escribieron: ${many}.`,
  sealFault: (fault: { what: keyof typeof sealFaults; fila?: number; sello?: number }) =>
    sealFaults[fault.what](fault.fila ?? fault.sello ?? 0),
} as const;
