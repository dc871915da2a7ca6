import { demoMembers } from '../../server/demo/members';

/** The demo member whose data lead to a code; `para` selects one of several. */
export const memberOf = (codigo: number, para = '') => {
  const found = demoMembers.find((member) => member.codigo === codigo && member.para.includes(para));
  if (found === undefined) throw new Error(`no demo member for ${codigo} ${para}`);
  return found;
};

export const titular = memberOf(1007, 'Titular con dos menores');
export const incomplete = memberOf(1007, 'subsidiado');
export const pending = memberOf(1003);
export const blocked = memberOf(1017);
export const suspended = memberOf(1018);
export const nobody = memberOf(1006);
