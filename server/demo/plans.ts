export interface DemoPlan {
  codigo_afiliado: string;
  id_tipo_plan: number;
  tipo_plan: string;
  estado: string;
  primera_dispersion: string;
  ultima_dispersion: string;
  inicio_vigencia: string;
  fin_vigencia: string;
}

export interface DemoBalance {
  codigo_afiliado: string;
  id_tipo_plan: number;
  id_tipo_balance: number;
  descripcion: string;
  monto_tope: number;
  disponible: number;
  fecha_renovacion: string;
}

interface Holder {
  codigo: string;
  plan: string;
  idTipoPlan: number;
  estado: 'activa' | 'suspendida' | 'cancelada';
}

const states = { activa: 'ACTIVO', suspendida: 'SUSPENDIDO', cancelada: 'SIN SERVICIO' } as const;

const withoutBalances = ['10000031'];
const overSinceLastYear = ['10000032'];

/** Plans beside the one of the card. The portal shows no tab for type 3. */
const more: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  '10000001': [
    [2, 'Plan Complementario Avanzado'],
    [3, 'Plan de Accidentes de Tránsito'],
  ],
  '10000033': [
    [2, 'Plan Complementario Básico'],
    [3, 'Plan de Accidentes de Tránsito'],
    [4, 'Plan Dental'],
    [5, 'Plan de Salud Visual'],
    [6, 'Plan de Últimos Gastos'],
    [7, 'Plan de Viajero Frecuente'],
    [8, 'Plan de Enfermedades Catastróficas'],
    [9, 'Plan de Maternidad'],
    [10, 'Plan Odontológico Infantil con Ortodoncia y Urgencias'],
  ],
};

/** The yearly limit, and the share that is left. */
const limits = [
  { id: 1, descripcion: 'Medicamentos ambulatorios', tope: 12_000, resta: 0.6125 },
  { id: 2, descripcion: 'Atenciones de alto costo', tope: 2_090_000, resta: 1 },
  { id: 3, descripcion: 'Rehabilitación y terapia física', tope: 24_500.5, resta: 0 },
] as const;

/** In the year of `today` (yyyy-MM-dd), so that plans of an old demonstration have not expired. */
export const demoPlans = (
  holders: readonly Holder[],
  today: string,
): { plans: DemoPlan[]; balances: DemoBalance[] } => {
  const thisYear = Number(today.slice(0, 4));
  const plans = holders.flatMap(({ codigo, plan, idTipoPlan, estado }) => {
    const isOver = overSinceLastYear.includes(codigo);
    const year = isOver ? thisYear - 1 : thisYear;
    return [[idTipoPlan, plan] as const, ...(more[codigo] ?? [])].map(
      ([id, name]): DemoPlan => ({
        codigo_afiliado: codigo,
        id_tipo_plan: id,
        tipo_plan: name,
        estado: isOver ? 'SIN SERVICIO' : states[estado],
        primera_dispersion: `${year}-01-15`,
        ultima_dispersion: isOver ? `${year}-12-15` : `${today.slice(0, 8)}01`,
        inicio_vigencia: `${year}-01-01`,
        fin_vigencia: `${year}-12-31`,
      }),
    );
  });
  const balances = plans
    .filter(({ codigo_afiliado: code, id_tipo_plan: id }) => !withoutBalances.includes(code) && id !== 3)
    .flatMap((plan) =>
      limits.slice(0, plan.id_tipo_plan === 1 ? 3 : 1).map(
        ({ id, descripcion, tope, resta }): DemoBalance => ({
          codigo_afiliado: plan.codigo_afiliado,
          id_tipo_plan: plan.id_tipo_plan,
          id_tipo_balance: id,
          descripcion,
          monto_tope: tope * plan.id_tipo_plan,
          disponible: Math.round(tope * plan.id_tipo_plan * resta * 100) / 100,
          fecha_renovacion: `${Number(plan.fin_vigencia.slice(0, 4)) + 1}-01-01`,
        }),
      ),
    );
  return { plans, balances };
};
