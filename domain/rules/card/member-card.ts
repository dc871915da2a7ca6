interface Row {
  idAfiliado: string;
  tipoAfiliado: string;
  cedula: string;
  nss: string;
  regimen: string;
  planes_Nombre: string;
  idTipoPlan: number | null;
}

/** The facts printed on a card. */
export interface MemberCard {
  codigoAfiliado: string;
  tipoAfiliado: string;
  cedula: string;
  nss: string;
  regimen: string;
  planes: readonly { nombre: string; idTipoPlan: number | null }[];
}

/** The back end sends a row for each plan: of one person they are one card, with every plan once. */
export const memberCard = (rows: readonly Row[], codigoAfiliado: string): MemberCard | null => {
  const own = rows.filter(({ idAfiliado }) => idAfiliado === codigoAfiliado);
  const [first] = own;
  if (first === undefined) return null;
  const { tipoAfiliado, cedula, nss, regimen } = first;
  const named = own.filter(({ planes_Nombre }) => planes_Nombre.trim() !== '');
  const plans = new Map(
    named.map(({ planes_Nombre, idTipoPlan }) => [
      `${idTipoPlan ?? ''} ${planes_Nombre.trim()}`,
      { nombre: planes_Nombre.trim(), idTipoPlan },
    ]),
  );
  return { codigoAfiliado, tipoAfiliado, cedula, nss, regimen, planes: [...plans.values()] };
};
