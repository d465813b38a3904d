import { getNamedType, type GraphQLInputType } from 'graphql';

import {
  argumentCoordinate,
  memberCoordinate,
  possibleTypeCoordinate,
} from '#graphql/contract/coordinates.ts';
import type { Profile } from '../profile.ts';

/** An argument or an input field of the contract. */
interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** The parts of the contract that an endpoint lacks; a missing type takes its members with it. */
export class MissingParts {
  readonly #profile: Profile;

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  /** True if a type, or an argument or a field by its coordinate, is missing. */
  has(coordinate: string): boolean {
    return this.#profile.missing.has(coordinate);
  }

  /** True if the endpoint has both the coordinate and its type. */
  offers(coordinate: string): boolean {
    return !this.has(coordinate) && !this.has(coordinate.split('.')[0] ?? '');
  }

  field(owner: string, name: string): boolean {
    return this.has(owner) || this.has(memberCoordinate(owner, name));
  }

  argument(owner: string, field: string, { name, type }: Input): boolean {
    return this.input(argumentCoordinate(owner, field, name), type);
  }

  /**
   * True if the endpoint has a field of an input object, at the place (an argument or another input field) that takes
   * the object.
   */
  inputField(place: string | undefined, owner: string, { name, type }: Input): boolean {
    const coordinate = this.inputCoordinate(place, owner, name);
    if (coordinate !== memberCoordinate(owner, name) && this.has(owner)) return this.has(coordinate);
    return this.has(coordinate) || this.input(memberCoordinate(owner, name), type);
  }

  /**
   * The coordinate of a field of an input object. Where the endpoint expects another type, it continues the coordinate
   * of the place: "KillFilterInput.time.gte".
   */
  inputCoordinate(place: string | undefined, owner: string, name: string): string {
    const wanted = place === undefined ? undefined : this.#profile.types.get(place);
    const isOther = wanted !== undefined && wanted.replaceAll(/[[\]!]/g, '') !== owner;
    return memberCoordinate(isOther && place !== undefined ? place : owner, name);
  }

  /** True if the objects of a field have a type of another name at the endpoint. */
  isRenamed(owner: string, name: string): boolean {
    return this.#profile.types.has(memberCoordinate(owner, name));
  }

  enumValue(type: string, value: string): boolean {
    return this.has(memberCoordinate(type, value));
  }

  /** True if a type is no longer among the possible types of an interface or a union. */
  possibleType(abstract: string, type: string): boolean {
    return this.has(type) || this.has(possibleTypeCoordinate(abstract, type));
  }

  /**
   * True if an argument or an input field is missing; one that has another type at the endpoint does not need the
   * contract's type.
   */
  input(coordinate: string, type: GraphQLInputType): boolean {
    return (
      this.has(coordinate) || (!this.#profile.types.has(coordinate) && this.has(getNamedType(type).name))
    );
  }
}
