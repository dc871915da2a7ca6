import { foldText } from '../../../domain/rules/lists/fold-text';
import { pick } from './pick';
import { plansFrom } from './plans';
import { procedureFamilies } from './procedure-families';

export interface DemoProcedure {
  codigo: string;
  codigo_cup: string;
  subgrupo: string;
  descripcion: string;
  valor_tarifario: number;
  plegado: string;
}

export interface DemoCoverage {
  procedimiento: string;
  regimen: string;
  planes: readonly string[];
  porcentaje_pdss: number;
  porcentaje_total: number;
}

const named = () =>
  procedureFamilies.flatMap(({ subgrupo, valor, what, of, ways }) =>
    what.flatMap((each) =>
      of.flatMap((part) => ways.map((way) => ({ subgrupo, valor, descripcion: `${each} ${part}${way}` }))),
    ),
  );

/** All of them, or one of `eachOf`: the same procedure has the same code in both. */
export const demoProcedures = (eachOf: number): DemoProcedure[] =>
  named()
    .map(({ subgrupo, valor, descripcion }, index) => {
      const codigo = String(100_001 + index);
      const cup = `${subgrupo.padStart(4, '0')}${String(index % 10_000).padStart(4, '0')}`;
      return {
        codigo,
        codigo_cup: cup,
        subgrupo,
        descripcion,
        valor_tarifario: Math.round((valor * (80 + pick(index, 20, 60))) / 500) * 5,
        plegado: ` ${foldText(`${descripcion} ${codigo} ${cup}`)}`,
      };
    })
    .filter((_, index) => index % eachOf === 0);

/** What the basic plan pays, by group; medicines least of all. */
const shares: Readonly<Record<string, number>> = { '1': 100, '4': 100, '6': 100, '9': 90, '11': 90, '12': 70 };
const shareOf = (subgrupo: string) => shares[subgrupo.slice(0, -2)] ?? 80;

/** A plan has no row for procedures that it does not pay; no plan pays a few of them. */
export const demoCoverages = (procedures: readonly DemoProcedure[]): DemoCoverage[] =>
  procedures.flatMap(({ codigo, subgrupo }) => {
    const number = Number(codigo);
    const share = shareOf(subgrupo);
    const chance = pick(number, 21, 100);
    const isRare = ['303', '903'].includes(subgrupo);
    const complementary = Math.min(100, share + 15);
    const row = (regimen: string, paid: number, inAll = paid, planes: readonly string[] = []): DemoCoverage[] => [
      { procedimiento: codigo, regimen, planes, porcentaje_pdss: paid, porcentaje_total: inAll },
    ];
    if (chance >= 97) return [];
    const basic = chance < 92;
    return [
      ...(chance < (isRare ? 40 : 85) ? row('1', 100) : []),
      ...(basic ? row('2', share) : []),
      ...(basic ? row('5', share, Math.min(100, share + 5)) : []),
      ...(chance < 90 ? row('6', share) : []),
      ...row('9', basic ? share : 0, basic ? complementary : 60, plansFrom(pick(number, 22, 4))),
    ];
  });
