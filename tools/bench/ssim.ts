/** Light and dark of a picture, a number of 0 to 255 for each point. */
export interface Grey {
  width: number;
  height: number;
  points: readonly number[];
}

const [small, smaller] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
const side = 8;

/** Structural similarity, the mean over squares of 8 points: 1 is the same picture. */
export const ssim = (a: Grey, b: Grey): number => {
  if (a.width !== b.width || a.height !== b.height) throw new Error('two sizes cannot be compared');
  const found: number[] = [];
  for (let top = 0; top + side <= a.height; top += side)
    for (let left = 0; left + side <= a.width; left += side) {
      let [sumA, sumB, squareA, squareB, both] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + side; y += 1)
        for (let x = left; x < left + side; x += 1) {
          const [one, other] = [a.points[y * a.width + x] ?? 0, b.points[y * b.width + x] ?? 0];
          sumA += one;
          sumB += other;
          squareA += one * one;
          squareB += other * other;
          both += one * other;
        }
      const n = side * side;
      const [meanA, meanB] = [sumA / n, sumB / n];
      const [varA, varB, cov] = [squareA / n - meanA ** 2, squareB / n - meanB ** 2, both / n - meanA * meanB];
      found.push(
        ((2 * meanA * meanB + small) * (2 * cov + smaller)) /
          ((meanA ** 2 + meanB ** 2 + small) * (varA + varB + smaller)),
      );
    }
  return found.reduce((sum, one) => sum + one, 0) / found.length;
};
