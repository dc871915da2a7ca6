const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
/** America/Santo_Domingo is four hours behind UTC all year. */
const behindMs = 4 * 3_600_000;

/** 20 de noviembre de 2026 a las 12:05 p. m. */
export const spokenTime = (time: Date): string => {
  const local = new Date(time.getTime() - behindMs);
  const hour = local.getUTCHours();
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  const day = `${local.getUTCDate()} de ${months[local.getUTCMonth()] ?? ''} de ${local.getUTCFullYear()}`;
  return `${day} a las ${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
};
