/** How many rounds the command line asks for. */
export const roundsAsked = (usual) => {
  const [said = String(usual), ...rest] = process.argv.slice(2);
  if (/^[1-9]\d?$/.test(said) && rest.length === 0) return Number(said);
  console.error('Se espera el número de vueltas, de 1 a 99.');
  return process.exit(1);
};
