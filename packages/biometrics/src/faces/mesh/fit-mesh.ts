import { mapped } from '../../alignment/similarity.js';
import { type FaceNetworks, MESH_POINTS, MESH_SIDE_PX } from '../../networks/types.js';
import type { MeshPoint } from '../../types.js';
import type { Pyramid } from '../square/pyramid.js';
import { sampled } from '../square/sampled.js';
import { squareToImage, type TurnedSquare } from '../square/turned-square.js';

/** A mesh laid on the image. */
export interface MeshFit {
  /**
   * How sure the network is that a face stands upright in the square: the logarithm of the odds, at most
   * {@link MAX_LOG_ODDS}. Most faces reach it.
   */
  readonly logOdds: number;
  /** In pixels of the image. */
  readonly mesh: readonly MeshPoint[];
}

/** Beyond these odds the network's numbers of 32 bits are 1. */
export const MAX_LOG_ODDS = 16;

/**
 * Looks for the points of one face in a square in which it should stand upright and fill about two thirds.
 */
export async function fitMesh(
  networks: FaceNetworks,
  pyramid: Pyramid,
  square: TurnedSquare,
): Promise<MeshFit> {
  const { points, confidence } = await networks.readMesh(sampled(pyramid, square, MESH_SIDE_PX));
  const depthScale = square.sidePx / MESH_SIDE_PX;
  const toImage = squareToImage(square);
  const mesh = Array.from({ length: MESH_POINTS }, (_, index) => {
    const { x, y } = mapped(toImage, {
      x: points[3 * index]! / MESH_SIDE_PX,
      y: points[3 * index + 1]! / MESH_SIDE_PX,
    });
    return { x, y, z: points[3 * index + 2]! * depthScale };
  });
  const logOdds = Math.log(confidence / (1 - confidence));
  return { logOdds: Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, logOdds)), mesh };
}

/** The probability, 0..1, of such odds. */
export const probabilityOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
