/** Whole years at `today`; both days yyyy-MM-dd. Null when it cannot be said. */
export const ageOn = (birth: string, today: string): number | null => {
  const [born, now] = [birth, today].map((day) => /^(\d{4})-(\d{2})-(\d{2})/.exec(day));
  if (born == null || now == null) return null;
  const hadBirthday = birth.slice(5, 10) <= today.slice(5, 10);
  const years = Number(now[1]) - Number(born[1]) - (hadBirthday ? 0 : 1);
  return years < 0 ? null : years;
};
