import type { ServedPlan } from '../plan/ended-service';

interface Row {
  idAfiliado: string;
  tipoAfiliado: string;
  cedula: string;
  nss: string;
  regimen: string;
  planes_Nombre: string;
  idTipoPlan: number | null;
  estado: string;
  finVigencia: string;
}

/** The facts printed on a card. */
export interface MemberCard {
  codigoAfiliado: string;
  tipoAfiliado: string;
  cedula: string;
  nss: string;
  regimen: string;
  planes: readonly (ServedPlan & { nombre: string })[];
}

/** The back end sends a row for each plan: of one person they are one card, with every plan once, as it ends last. */
export const memberCard = (rows: readonly Row[], codigoAfiliado: string): MemberCard | null => {
  const own = rows.filter(({ idAfiliado }) => idAfiliado === codigoAfiliado);
  const [first] = own;
  if (first === undefined) return null;
  const { tipoAfiliado, cedula, nss, regimen } = first;
  const named = own.filter(({ planes_Nombre }) => planes_Nombre.trim() !== '');
  const plans = new Map<string, Required<ServedPlan> & { nombre: string }>();
  for (const { planes_Nombre, idTipoPlan, estado, finVigencia } of named) {
    const nombre = planes_Nombre.trim();
    const key = `${idTipoPlan ?? ''} ${nombre}`;
    const known = plans.get(key);
    if (known === undefined || known.finVigencia < finVigencia)
      plans.set(key, { nombre, idTipoPlan, estado, finVigencia });
  }
  return { codigoAfiliado, tipoAfiliado, cedula, nss, regimen, planes: [...plans.values()] };
};
