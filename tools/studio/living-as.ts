/** Of a chart that several actors of the portal run, the actor that the studio shows. */
const shown: Readonly<Partial<Record<string, string>>> = { sessionList: 'menu' };

/** The name of a flow among the actors of the portal. */
export const livingAs = (flow: string): string => shown[flow] ?? flow;
