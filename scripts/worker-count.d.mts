export interface Need {
  /** How many more than there are cores: those that wait leave their core to others. */
  more: number;
}
export const workerCount: (need: Need, machine?: { cores: number; memory: number }) => number;
