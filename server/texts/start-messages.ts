const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 160) ?? '';

/** What an operator may read when the server starts or cannot start: one line each. */
export const startMessages = {
  ready: (address: string) => `Aplicación lista en ${address}`,
  folderInUse: (folder: string, pid?: number) =>
    `La carpeta de datos ${folder} ya está en uso por otro proceso${pid === undefined ? '' : ` (${pid})`}. Deténgalo o use otra carpeta con DATA_DIR.`,
  folderInUseElsewhere: (folder: string, host: string) =>
    `La carpeta de datos ${folder} quedó en uso por el equipo ${host}. Si allí ya no corre el servidor, borre el archivo «en-uso» de la carpeta.`,
  folderNotWritable: (folder: string, error: unknown) =>
    `No se puede escribir en la carpeta de datos ${folder}: ${reason(error)}`,
  diskFull: (folder: string) =>
    `No queda espacio en el disco de la carpeta de datos ${folder}. Libere espacio e inicie nuevamente.`,
  databaseUnreadable: (folder: string, detail: string) =>
    `No se pudo abrir la base de datos de ${folder}: ${detail.split('\n', 1)[0]?.slice(0, 160) ?? ''}`,
  postgresUnreachable: (error: unknown) => `No se pudo usar el PostgreSQL de DATABASE_URL: ${reason(error)}`,
  postgresWithoutLimit: (ms: number) =>
    `Las consultas no tienen límite de tiempo detrás de este «pool». Déselo a la cuenta de DATABASE_URL: «ALTER ROLE … SET statement_timeout = ${ms}».`,
  extensionMissing: (name: string, error: unknown) =>
    `Falta la extensión ${name} de PostgreSQL. Instálela, o pida a quien administra la base de datos «CREATE EXTENSION ${name}»: ${reason(error)}`,
  portInUse: (port: number) => `El puerto ${port} ya está en uso. Use otro con PORT.`,
  metricsPortInUse: (port: number) => `El puerto ${port} de las métricas ya está en uso. Use otro con METRICS_PORT.`,
  cannotListen: (error: unknown) => `No se puede escuchar en la dirección pedida: ${reason(error)}`,
  badSetting: (name: string, detail: string) => `Ajuste ${name} no válido: ${detail}`,
  demoRefused: 'Los datos de demostración no se cargan con NODE_ENV=production. Para forzarlo, use DEMO=forzar.',
  demoForced: 'Atención: datos y cuentas de demostración en un servidor de producción (DEMO=forzar).',
  secretMissing:
    'Con NODE_ENV=production hace falta TOKEN_SECRET, de al menos 32 caracteres. Créelo con «openssl rand -base64 48».',
  declarationsRefused:
    'Atención: sin DECLARATION_KEY no se reciben solicitudes de afiliación. Créela con «openssl rand -base64 32».',
  demoDeclarationKey:
    'Las declaraciones de salud de esta demostración se cifran con una llave propia, guardada junto a ellas. No escriba datos reales.',
  mailWaits: 'Atención: sin SMTP_URL los correos se guardan y no se envían.',
  demoLinks: 'Páginas de la demostración. Quien tiene uno de estos enlaces puede abrirlas todas:',
  demoPages: {
    '/demo/personas': 'Personas y sus respuestas',
    '/demo/correo': 'Correos que el portal enviaría',
    '/demo/fallos': 'Fallos que se pueden poner',
    '/demo/casos': 'Casos que decide la aseguradora',
    '/demo/por-llamar': 'Avisos que una persona tiene que dar',
    '/demo/mantenimiento': 'Mantenimientos que se anuncian',
    '/demo/solicitudes-afiliacion': 'Solicitudes de afiliación',
    '/demo/pasarela': 'Libro de la pasarela de pago',
    '/demo/pagos-moviles': 'Enlaces de pago de la aplicación móvil',
  },
  demoOverData: 'La base de datos ya tiene afiliados que no son de demostración. Use DEMO=no.',
  resetDone: (folder: string) => `Datos de demostración borrados de ${folder}. El próximo inicio los crea de nuevo.`,
  resetOnlyFolder: 'demo:reset solo borra la carpeta de datos (DATA_DIR); la base de DATABASE_URL no se toca.',
  backupUsage: 'Use: backup guardar <archivo>, o backup restaurar <archivo>.',
  backupExists: (file: string) => `El archivo ${file} ya existe. Escriba otro nombre: un respaldo no se sobrescribe.`,
  backupNotWritten: (file: string, error: unknown) =>
    `No se pudo escribir el respaldo ${file}: ${reason(error)}. Libere espacio o elija otro lugar; no quedó nada a medias.`,
  backupMissing: (file: string) => `No existe el archivo ${file}.`,
  backupUnreadable: 'El archivo no es un respaldo, o no está completo. La base de datos queda vacía.',
  restoreFailed: (error: unknown) =>
    `No se pudo restaurar el respaldo: ${reason(error)}. La base de datos queda vacía.`,
  backupNewer: 'El respaldo es de una versión más nueva de la aplicación. Restáurelo con esa versión.',
  backupDone: (rows: number, file: string) => `${rows} filas guardadas en ${file}.`,
  restoreOverData: 'La base de datos no está vacía. Restaure en una carpeta nueva (DATA_DIR) o en una base vacía.',
  restoreDone: (rows: number) => `${rows} filas restauradas.`,
  pgliteDurability: 'PGlite: resiste la caída del proceso; no promete nada ante un corte de energía',
  postgresDurability: 'PostgreSQL: cada transacción confirmada queda escrita en disco',
  postgresWithoutSync:
    'PostgreSQL con fsync o synchronous_commit apagado: un corte de energía puede perder transacciones',
} as const;
