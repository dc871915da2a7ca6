import { style } from '@vanilla-extract/css';
import { colors } from '../theme/colors';
import { radius } from '../theme/scale';

/** Dark on light in both themes, because many scanners cannot read an inverted code. */
export const code = style({
  display: 'block',
  width: '100%',
  minWidth: '190px',
  maxWidth: '264px',
  borderRadius: radius.xs,
  background: colors.surface.light,
  fill: colors.text.light,
  shapeRendering: 'crispEdges',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
/** As large as the viewport allows, in both orientations. */
export const large = style([code, { maxWidth: 'min(100%, 72vh)', margin: 'auto' }]);
