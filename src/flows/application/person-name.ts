export const nameOf = ({ nombres, apellidos }: { nombres: string; apellidos: string }): string =>
  `${nombres} ${apellidos}`.trim();
