/** A program of the build: lays down the networks as they are run, so that no worker prepares them. */
import { writePreparedModels } from './model-supply.js';

await writePreparedModels();
