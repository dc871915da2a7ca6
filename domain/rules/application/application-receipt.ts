import * as v from 'valibot';

/** What is known of an application that has been received. */
export interface ApplicationReceipt {
  /** Empty where the answer carried none. */
  numero: string;
  at: number;
}

/** As this tab kept it. */
export const keptReceipt = v.object({ numero: v.string(), at: v.number() }) satisfies v.GenericSchema<
  unknown,
  ApplicationReceipt
>;
