const initial = (text: string): string => [...text][0] ?? '';

/** Enough to recognise one's own address, too little to learn somebody's: maria@ejemplo.do → m***@e***.do */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  return `${initial(email)}***@${initial(host)}***${host.slice(host.lastIndexOf('.'))}`;
};
