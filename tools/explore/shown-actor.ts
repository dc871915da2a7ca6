/** Of a chart that several actors of the portal run, the one that is walked and shown. */
export const shownActor: Readonly<Partial<Record<string, string>>> = { sessionList: 'menu', memberFact: 'account' };
